import { createContext } from 'react';
import { en } from '../i18n/en.js';
import type { Display } from './Display.js';
import { defaultImagePolicy } from './images/defaultImagePolicy.js';

/** What a page gets that says nothing, and what the server and the hydrating render always start from. */
const defaultDisplay: Display = {
  locale: 'en',
  timeZone: 'UTC',
  now: undefined,
  messages: en,
  placeTimeZone: undefined,
  icons: {},
  images: defaultImagePolicy,
  attributions: {},
  container: undefined,
};

export const DisplayContext = createContext<Display>(defaultDisplay);
