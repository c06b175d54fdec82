const MULTIPLE = /^calc\(\s*var\((--mry-[\w-]+)\)\s*\*\s*(-?\d*\.?\d+)\s*\)$/;

export interface Multiple {
  variable: string;
  times: number;
}

/** `calc(var(--mry-space) * 3)`; undefined for anything else. */
export function parseMultiple(css: string): Multiple | undefined {
  const [, variable, times] = MULTIPLE.exec(css.trim()) ?? [];
  return variable && times ? { variable, times: Number(times) } : undefined;
}

/** The variable that a CSS value refers to: `var()`, or a multiple of it. */
export function followed(css: string): string | undefined {
  return parseMultiple(css)?.variable ?? /^var\((--mry-[\w-]+)\)$/.exec(css.trim())?.[1];
}
