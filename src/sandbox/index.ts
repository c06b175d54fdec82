export { createSandbox, SANDBOX_API_KEY } from './createSandbox.js';
export type { SandboxFault, SandboxOptions } from './SandboxOptions.js';
export type { SandboxTransaction } from './SandboxTransaction.js';
export { sandboxTransactions } from './sandboxTransactions.js';
export { OWN_SOURCE, PLACES_SOURCE } from './writeCachePolicy.js';
