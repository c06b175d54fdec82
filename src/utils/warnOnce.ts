const warnings = new Set<string>();

/**
 * Warns developers, once for each message, or for each `kind` of messages that tell of one row. The
 * caller asks for `NODE_ENV` itself, so that a production bundle drops the message, too.
 */
export function warnOnce(message: string, kind: string = message): void {
  if (warnings.has(kind)) return;
  warnings.add(kind);
  console.warn(`Merchantry: ${message}`);
}
