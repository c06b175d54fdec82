import type { SandboxOptions } from '../../src/sandbox/index.js';

/**
 * What a story can ask of the sandbox behind it: `parameters.sandbox`. Nothing in it is a function,
 * so it can be sent.
 */
export interface SandboxSettings extends Pick<SandboxOptions, 'latencyMs' | 'faults' | 'seed'> {
  /** The sandbox's clock, milliseconds since 1970. Default: the real one. */
  now?: number | undefined;
}
