import type { SandboxOptions } from '../../src/sandbox/index.js';

/** A story's `parameters.sandbox`. Contains no functions, so that it can be sent in a header. */
export interface SandboxSettings extends Pick<SandboxOptions, 'latencyMs' | 'faults' | 'seed'> {
  /** The sandbox's clock, in milliseconds since 1970. Default: the real one. */
  now?: number | undefined;
}
