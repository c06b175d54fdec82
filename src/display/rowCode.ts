/** What rows load on demand, beside the first request. No row changes its height when it arrives. */
export { badges, glyphs } from '../record/glyphs.js';
export { parseMerchant } from '../service/response/parseMerchant.js';
export { describeRowHours } from '../view/describeRowHours.js';
export { observeLines, unobserveLine } from './clippedParts.js';
