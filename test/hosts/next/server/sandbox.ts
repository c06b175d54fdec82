import { createSandbox } from 'merchantry/sandbox';

/** Known to the server only. */
export const API_KEY = 'key of the bank';

const LATENCY_MS = 30;

/** In place of the merchant service. */
export const sandbox = createSandbox({ apiKey: API_KEY, latencyMs: LATENCY_MS });
