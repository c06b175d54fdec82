import { chromiumFlags } from '../chromium/chromiumFlags.js';

/** Makes text and colours independent of the machine's settings and screen. */
export const pictureFlags = [
  ...chromiumFlags,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];
