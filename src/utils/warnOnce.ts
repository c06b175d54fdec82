const warnings = new Set<string>();

/**
 * Warns in development, once per message, or per `kind` for messages about single rows. The caller
 * checks `NODE_ENV` itself, so that a production bundle drops the message, too.
 */
export function warnOnce(message: string, kind: string = message): void {
  if (warnings.has(kind)) return;
  warnings.add(kind);
  console.warn(`Merchantry: ${message}`);
}
