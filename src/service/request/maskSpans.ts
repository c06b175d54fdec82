/** Start and end of a part of a text, in UTF-16 units; the end is not included. */
export type Span = readonly [start: number, end: number];

/** Replaces the letters and digits within the spans by `*`. Spans may overlap. */
export function maskSpans(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const units = text.split('');
  for (const [start, end] of spans) {
    for (let index = start; index < end; index += 1) {
      if (/[A-Za-z0-9]/.test(text.charAt(index))) units[index] = '*';
    }
  }
  return units.join('');
}
