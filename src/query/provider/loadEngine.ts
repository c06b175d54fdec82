import { focusManager, onlineManager } from '@tanstack/react-query';
import { loadOnce } from '../../service/loadOnce.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';

type Engine = typeof import('./engine.js');

let engine: Engine | undefined;

/**
 * Loads what sends requests. No row needs it to be painted, so it is no part of the app's first
 * load. A failed load may be tried again.
 */
export async function loadEngine(): Promise<Engine> {
  engine = await load();
  return engine;
}

const load = loadOnce('startEngine', () => import('./engine.js'));

/** Has all loaded that the first request needs, of the fetcher too. Whoever needs it tries again. */
export function preload(fetcher: MerchantListFetcher & { preload?: () => void }): void {
  fetcher.preload?.();
  loadEngine().catch(() => {});
}

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

/**
 * Calls `onLoad` with the engine, at once if it is there, and `onFailure` whenever it could not be
 * loaded. It is then tried again after 1 s, 2 s, and so on up to a minute; and at once when the
 * connection or the person is back, and on `retry`.
 */
export function awaitEngine(
  onLoad: (engine: Engine) => void,
  onFailure: (error: unknown) => void,
): { retry(): void; stop(): void } {
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'idle' | 'loading' | 'over' = 'idle';

  const stop = () => {
    state = 'over';
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
  const retry = () => {
    if (state !== 'idle') return;
    state = 'loading';
    clearTimeout(timer);
    loadEngine().then(
      (loaded) => {
        if (state === 'over') return;
        stop();
        onLoad(loaded);
      },
      (error) => {
        if (state === 'over') return;
        state = 'idle';
        timer = setTimeout(retry, retryMs);
        retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
        onFailure(error);
      },
    );
  };
  let unsubscribes: readonly (() => void)[] = [];
  if (engine) {
    stop();
    onLoad(engine);
  } else {
    unsubscribes = [onlineManager.subscribe(retry), focusManager.subscribe(retry)];
    retry();
  }
  return { retry, stop };
}
