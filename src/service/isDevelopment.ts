/** Bundlers replace it; a browser without one lacks it. The package has no Node types. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Whether to show warnings for developers: `NODE_ENV` is known and not `production`. The package's
 * build replaces each call by the condition, and puts it before each `warnOnce`, so that messages
 * cost nothing in a production bundle.
 */
export function isDevelopment(): boolean {
  try {
    // Written out in full, because bundlers replace exactly this expression.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

const warnings = new Set<string>();

/** Warns developers, once for each message, or for each `kind` of messages that tell of one row. */
export function warnOnce(message: string, kind: string = message): void {
  if (!isDevelopment() || warnings.has(kind)) return;
  warnings.add(kind);
  console.warn(`Merchantry: ${message}`);
}
