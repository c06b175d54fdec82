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

/** `var()` alone, or as the colour from which another one is derived. */
const FOLLOWED =
  /^(?:(?:color-mix\(in srgb, |(?:oklch|color)\(from )var\((--mry-[\w-]+)\).*|var\((--mry-[\w-]+)\))$/;

/** The variable that a CSS value follows: `var()`, a multiple of it, or a colour derived from it. */
export function followed(css: string): string | undefined {
  const [, source, itself] = FOLLOWED.exec(css.trim()) ?? [];
  return parseMultiple(css)?.variable ?? source ?? itself;
}
