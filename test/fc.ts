import fc from 'fast-check';
import { vi } from 'vitest';
import { propertyRuns } from './propertyRuns.js';

const { VITE_PROPERTY_RUNS, VITE_PROPERTY_SEED } = import.meta.env;

// The same cases in every run: a change is judged by what it changed, and not by what chance tried
// beside it. `VITE_PROPERTY_SEED` tries others.
fc.configureGlobal({ seed: Number(VITE_PROPERTY_SEED || 1), numRuns: propertyRuns() });

if (VITE_PROPERTY_RUNS) vi.setConfig({ testTimeout: 600_000 });

/** fast-check, as all property tests use it. */
export { fc };
