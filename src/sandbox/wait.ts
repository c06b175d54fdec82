/** Resolves after `ms`; rejects with the signal's reason as soon as it is aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms > 0 ? setTimeout(resolve, ms) : undefined;
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) onAbort();
    else if (ms <= 0) resolve();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
