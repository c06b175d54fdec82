import type { SandboxOptions } from '../../src/sandbox/index.js';

/** A story's `parameters.sandbox`. Contains no functions, so that it can be sent in a header. */
export interface SandboxSettings extends Pick<SandboxOptions, 'latencyMs' | 'faults' | 'seed'> {
  /** The sandbox's clock, in milliseconds since 1970. Default: the real one. */
  now?: number | undefined;
}

/** Request header with a session's name and, as JSON, its settings: `name {"latencyMs":200}`. */
export const SANDBOX_HEADER = 'X-Sandbox';

/** Throws a `SyntaxError` if the settings are not JSON. */
export function readSandboxHeader(header: string): SandboxSettings {
  const [, json = '{}'] = /^\S* (.*)$/.exec(header) ?? [];
  return JSON.parse(json) as SandboxSettings;
}

/**
 * Whether a story shows faults of the bank's endpoint. No gateway may stand before those: it would
 * absorb them by waiting, retrying and finding the bad row.
 */
export const hasFaults = ({ faults = [] }: SandboxSettings): boolean => faults.length > 0;
