import type { Attributions } from '../../src/index.js';
import { PLACES_SOURCE } from '../../src/sandbox/writeCachePolicy.js';

/** The places of the sandbox are invented: nobody is credited for them. */
export const sandboxCredits: Attributions = { [PLACES_SOURCE]: null };
