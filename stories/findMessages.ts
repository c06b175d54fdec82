import type { FindMessages } from '../src/find/index.js';

const modules = import.meta.glob<Record<string, FindMessages>>('../src/find/locales/*.ts', {
  eager: true,
});

/** The words of Find in the language of a locale. */
export function findMessagesFor(locale: string): FindMessages | undefined {
  const module = modules[`../src/find/locales/${locale.replace(/-.*/, '')}.ts`];
  return module && Object.values(module)[0];
}
