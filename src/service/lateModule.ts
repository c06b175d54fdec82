import { loadOnce } from './loadOnce.js';

/** A module that components do without until it has arrived. */
export interface LateModule<Module extends object> {
  /** Undefined until it is there. */
  get(): Module | undefined;
  /**
   * Loads it, once. Never rejects: what cannot be loaded, for example offline or after a deployment,
   * is tried again at the next call, and by itself while it has listeners.
   */
  load(): Promise<void>;
  /** Has it loaded unless it is there, or could not be loaded just now. */
  preload(): void;
}

/** After a failure, components that need a module leave it alone for so long. */
const RETRY_MS = 10_000;

const listeners = new Set<() => void>();

/** Calls `listener` whenever a late module arrives. The returned function unsubscribes it. */
export function subscribeToArrivals(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A late module that exports `name`. */
export function lateModule<Module extends object>(
  name: keyof Module & string,
  importModule: () => Promise<Module>,
): LateModule<Module> {
  const loadModule = loadOnce(name, importModule);
  let module: Module | undefined;
  let failedAt = -Infinity;
  /** One for all rows that ask. */
  let loading: Promise<void> | undefined;

  const load = () => {
    loading ??= loadModule().then(
      (loaded) => {
        module = loaded;
        for (const listener of [...listeners]) listener();
      },
      () => {
        loading = undefined;
        failedAt = Date.now();
        // Nobody may ask again on an idle page.
        setTimeout(() => listeners.size > 0 && load(), RETRY_MS);
      },
    );
    return loading;
  };
  return {
    get: () => module,
    load,
    preload() {
      if (!module && Date.now() - failedAt >= RETRY_MS) void load();
    },
  };
}
