/**
 * A function that loads code when it is first needed, once for everybody. It rejects if that fails,
 * as offline or after a deployment, and tries again when it is called again. Chromium remembers a
 * failed `import()` by its address until the page is reloaded, so another attempt asks for another
 * address, which the browser's error names.
 */
export function loadOnce<Module>(importModule: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let failedUrl: string | undefined;
  let attempts = 0;
  const attempt = (): Promise<Module> => {
    attempts += 1;
    if (failedUrl === undefined) return importModule();
    return import(
      /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */
      `${failedUrl}?attempt=${attempts}`
    );
  };
  return () => {
    loading ??= attempt().catch((error) => {
      loading = undefined;
      failedUrl = addressIn(error) ?? failedUrl;
      throw error;
    });
    return loading;
  };
}

/** Of an error of the browser's own. Loaders of bundlers throw others, and load again by themselves. */
function addressIn(error: unknown): string | undefined {
  return error instanceof TypeError ? error.message.match(/https?:\/\/[^\s?#]+/)?.[0] : undefined;
}
