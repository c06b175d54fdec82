export { createSandbox, SANDBOX_API_KEY } from './createSandbox.js';
export type { SandboxFault } from './SandboxFault.js';
export type { SandboxOptions } from './SandboxOptions.js';
export type { SandboxTransaction } from './SandboxTransaction.js';
export { sandboxTransactions } from './sandboxTransactions.js';
export { OWN_SOURCE, PLACES_SOURCE } from './writeCachePolicy.js';
