import { createContext } from 'react';
import type { Display } from './Display.js';
import { defaultImagePolicy } from './defaultImagePolicy.js';
import { en } from './en.js';

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
