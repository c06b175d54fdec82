'use client';
import { useEffect, useState } from 'react';
import { useEventCallback } from './useEventCallback.js';

/**
 * The module that `load` resolves to, once loaded. `onFailure` is called if it cannot be loaded;
 * the next component to mount retries.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  onFailure: () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const fail = useEventCallback(onFailure);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setModule(() => loaded),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, fail]);
  return module;
}
