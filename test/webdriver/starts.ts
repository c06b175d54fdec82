import { startFirefox } from './startFirefox.js';
import { startWebKit } from './startWebKit.js';

/** The browsers by name. */
export const starts = { firefox: startFirefox, webkit: startWebKit };
