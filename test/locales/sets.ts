import type { Messages, PluralMessage } from '../../src/index.js';

const modules = import.meta.glob<Record<string, Messages>>('../../src/locales/*.ts', {
  eager: true,
});

/** Every set by its language tag, which is the name of its file and of its only export. */
export const sets: ReadonlyMap<string, Messages> = new Map(
  Object.entries(modules).map(([path, exports]) => {
    const tag = path.replace(/^.*\/|\.ts$/g, '');
    const set = exports[tag];
    if (!set || Object.keys(exports).length !== 1) {
      throw new Error(
        `${path}: expected one export named ${tag}, but got: ${Object.keys(exports)}`,
      );
    }
    return [tag, set];
  }),
);

export interface Text {
  /** "report.charactersLeft.few" */
  path: string;
  /** "report.charactersLeft": the path without the plural form. */
  message: string;
  text: string;
}

/** Every text of a set, in order. */
export function textsOf(set: Messages): Text[] {
  return walk(set, []);
}

const isPlural = (value: unknown): value is PluralMessage =>
  typeof value === 'object' && value !== null && 'other' in value && !('groceries' in value);

const isOrdinal = (value: unknown) => typeof value === 'object' && value !== null && 'nth' in value;

function walk(value: unknown, path: readonly string[], message?: string): Text[] {
  if (typeof value === 'string') {
    const name = path.join('.');
    return [{ path: name, message: message ?? name, text: value }];
  }
  const plural = isPlural(value) || isOrdinal(value) ? path.join('.') : message;
  return Object.entries(value as object).flatMap(([key, inner]) =>
    walk(inner, [...path, key], plural),
  );
}

/** Every message with plural forms, by its path. */
export function pluralsOf(value: unknown, path: readonly string[] = []): [string, PluralMessage][] {
  if (isPlural(value)) return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pluralsOf(inner, [...path, key]));
}
