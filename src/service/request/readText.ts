import { warnOnce } from '../../utils/warnOnce.js';

/**
 * Reads a text field of the host app's row. JSON often has numbers for ids, codes and postcodes,
 * which count as text; a merchant category code gets its leading zeros. Undefined for anything
 * else.
 */
export function readText(field: string, value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return undefined;
  warnAboutField(field, 'a string', value);
  if (!Number.isFinite(value) && typeof value !== 'bigint') return undefined;
  return String(value).padStart(field === 'mcc' ? 4 : 0, '0');
}

/** Warns once per field and type. Never prints the value, which may be anything. */
export function warnAboutField(field: string, expected: string, value: unknown): void {
  // Removes the warning and its calls from production.
  if (process.env.NODE_ENV !== 'production') {
    const type = value === null ? 'null' : typeof value;
    warnOnce(`expected a transaction's ${field} to be ${expected}, but got: ${type}.`);
  }
}
