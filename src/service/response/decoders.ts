/**
 * Decodes one JSON value leniently and returns its well-formed part. Appends the path of every
 * dropped part to `issues`. Returns undefined if nothing can be kept, which the caller must report.
 * Never throws for JSON.
 */
export type Decoder<T> = (value: unknown, issues: string[]) => T | undefined;

/** One decoder per field of `T`, so that the compiler reports a missing field. */
export type FieldDecoders<T> = {
  readonly [Field in keyof T]-?: Decoder<Exclude<T[Field], undefined>>;
};

/** In characters. A longer string is dropped, not truncated: half a URL is a different URL. */
export const MAX_TEXT_LENGTH = 20_000;

/**
 * Longer lists are truncated. The longest in the interface, a week of opening periods, has about 20
 * elements.
 */
export const MAX_LIST_LENGTH = 100;

/** Only plausible names are reported, because an unknown one may contain anything. */
const FIELD_NAME = /^[A-Za-z_]\w{0,63}$/;
const UNPRINTABLE_NAME = '*';

/** Whether a value is a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const text: Decoder<string> = (value) =>
  typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value : undefined;

export const number: Decoder<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const boolean: Decoder<boolean> = (value) =>
  typeof value === 'boolean' ? value : undefined;

export const integer =
  (min: number, max: number): Decoder<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && min <= value && value <= max
      ? value
      : undefined;

export const textMatching =
  (pattern: RegExp): Decoder<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

/**
 * Decodes an object field by field, so that a bad field affects only itself. `null` counts as
 * absent, and a field without a decoder is an issue.
 */
export function fields<T extends object>(decoders: FieldDecoders<T>): Decoder<Partial<T>> {
  const decoderOf = new Map<string, Decoder<unknown>>(Object.entries(decoders));
  return (value, issues) => {
    if (!isObject(value)) return undefined;
    const kept: Record<string, unknown> = {};
    for (const [field, wire] of Object.entries(value)) {
      if (wire === null || wire === undefined) continue;
      const decoder = decoderOf.get(field);
      const name = decoder || FIELD_NAME.test(field) ? field : UNPRINTABLE_NAME;
      const part = decodeAt(name, decoder, wire, issues);
      if (part !== undefined) kept[field] = part;
    }
    return kept as Partial<T>;
  };
}

/** Decodes an array element by element, so that a bad element affects only itself. */
export function list<T>(decoder: Decoder<T>): Decoder<readonly T[]> {
  return (value, issues) => {
    if (!Array.isArray(value)) return undefined;
    const elements = Array.from(value.slice(0, MAX_LIST_LENGTH), (element, index) =>
      decodeAt(index, decoder, element, issues),
    );
    if (value.length > MAX_LIST_LENGTH) issues.push(`${MAX_LIST_LENGTH}`);
    return elements.filter((element) => element !== undefined);
  };
}

/** Decodes an array as a whole, because positions are significant. */
export function allOf<T>(decoder: Decoder<T>, min: number, max: number): Decoder<readonly T[]> {
  return (value, issues) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) return undefined;
    return value.every((element) => decoder(element, issues) !== undefined) ? value : undefined;
  };
}

/**
 * For a value whose parts are meaningless, or different, without each other: drops it as a whole
 * unless `isComplete`. Smaller issues are reported only if it is kept.
 */
export function requireAll<T>(
  decoder: Decoder<Partial<T>>,
  isComplete: (result: Partial<T>, wire: unknown) => result is T,
): Decoder<T> {
  return (value, issues) => {
    const before = issues.length;
    const result = decoder(value, issues);
    if (result !== undefined && isComplete(result, value)) return result;
    issues.length = before;
    return undefined;
  };
}

/** Decodes one part of a value and prefixes its issues with its name in that value. */
function decodeAt<T>(
  name: string | number,
  decoder: Decoder<T> | undefined,
  value: unknown,
  issues: string[],
): T | undefined {
  const firstIssue = issues.length;
  const part = decoder?.(value, issues);
  for (let at = firstIssue; at < issues.length; at += 1) issues[at] = `${name}.${issues[at]}`;
  if (part === undefined) issues.push(`${name}`);
  return part;
}
