/** What rows look up in tables. In one file, so that it takes one request beside the first rows'. */
export { glyphs } from '../record/glyphs.js';
export { findTimeZone } from './countryTimeZones.js';
