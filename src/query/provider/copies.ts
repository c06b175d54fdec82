import { warnOnce } from '../../utils/warnOnce.js';

/** What the copies of the package that an app has bundled know of each other. */
interface Copies {
  loaded: number;
  /** The copy of each mounted provider. */
  mounted: readonly number[];
  isTold: boolean;
}

const COPIES: unique symbol = Symbol.for('merchantry');

/** Reads what all copies share, and makes it where this is the first one. */
function readCopies(): Copies {
  const page = globalThis as { [COPIES]?: Copies };
  page[COPIES] ??= { loaded: 0, mounted: [], isTold: false };
  return page[COPIES];
}

/** Counts this copy. Returns its number. For developers only, as everything here. */
export function countCopy(): number {
  const copies = readCopies();
  copies.loaded += 1;
  return copies.loaded;
}

/** What to add to the message of a component without a provider. */
export function describeCopies(): string {
  const { loaded } = readCopies();
  if (loaded < 2) return '';
  return ` ${loaded} copies of merchantry are loaded, and a provider reaches only components of its own copy: see "npm ls merchantry".`;
}

/**
 * Notes a mounted provider, and warns once on a page that has providers of two copies at a time. A
 * copy that is only loaded is none: tests that reset modules load many. The returned function
 * removes it.
 */
export function noteProvider(copy: number): () => void {
  const copies = readCopies();
  const isOnlyCopy = copies.mounted.every((other) => other === copy);
  copies.mounted = [...copies.mounted, copy];
  if (!isOnlyCopy && !copies.isTold) {
    copies.isTold = true;
    warnOnce(
      'expected one copy of merchantry on the page, but got: 2. They share neither providers nor queues, so deduplicate them (see "npm ls merchantry"), or share merchantry as a singleton in module federation.',
    );
  }
  return () => {
    const index = copies.mounted.indexOf(copy);
    copies.mounted = copies.mounted.filter((_, other) => other !== index);
  };
}
