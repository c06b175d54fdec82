import type { SandboxFault } from './SandboxOptions.js';

const DEFAULT_SHARE = 0.2;

const HTML =
  '<!doctype html><html><head><title>Please wait</title></head><body>Sign in</body></html>';

/** Wrong types that real services send: text for numbers, numbers for text, text for objects. */
const WRONG_TYPES = {
  website: 404,
  logoScore: 'high',
  rating: '4.6',
  categories: 'Food and drink',
  isClearResponse: 'no',
  opening_hours: 'daily',
  position: [0, 0],
  brand: 'own',
} as const;

/** Picks the rows that a fault affects: each with probability `share`, and always at least one. */
function pickIds(ids: readonly string[], share: number, random: () => number): string[] {
  const picked = ids.filter(() => random() < share);
  const one = ids[Math.floor(random() * ids.length)];
  return picked.length > 0 || one === undefined ? picked : [one];
}

function breakTypes(row: unknown): unknown {
  return Array.isArray(row) ? row.map((record) => ({ ...record, ...WRONG_TYPES })) : row;
}

/** Applies the faults that change the body, and returns the text and content type to send. */
export function applyBodyFaults(
  rows: Record<string, unknown>,
  faults: readonly SandboxFault[],
  random: () => number,
): { text: string; contentType: string } {
  for (const fault of faults) {
    if (fault.kind !== 'missing' && fault.kind !== 'null-rows' && fault.kind !== 'wrong-types') {
      continue;
    }
    for (const id of pickIds(Object.keys(rows), fault.share ?? DEFAULT_SHARE, random)) {
      if (fault.kind === 'missing') delete rows[id];
      else rows[id] = fault.kind === 'null-rows' ? null : breakTypes(rows[id]);
    }
  }
  const kinds = new Set(faults.map(({ kind }) => kind));
  if (kinds.has('html')) return { text: HTML, contentType: 'text/html; charset=utf-8' };
  const text = JSON.stringify(kinds.has('array') ? Object.values(rows) : rows);
  return {
    text: kinds.has('truncated') ? text.slice(0, Math.floor(text.length / 2)) : text,
    contentType: 'application/json',
  };
}
