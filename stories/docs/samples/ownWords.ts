import type { Messages } from '../../../src/index.js';
import { en } from '../../../src/locales/en.js';

/** For `DisplayProvider`’s `messages`. */
export const ownWords: Messages = {
  ...en,
  pending: 'On its way',
  report: { ...en.report, sent: 'Our team checks it within two working days.' },
};
