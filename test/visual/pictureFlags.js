import { chromiumFlags } from '../chromium/chromiumFlags.js';

/** Letters and colours that depend on neither the machine's settings nor its screen. */
export const pictureFlags = [
  ...chromiumFlags,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];
