/**
 * Returns a function that loads code on first use, and only once. It rejects if that fails, as
 * offline or after a deployment, and retries on the next call. Chromium up to version 156 caches a
 * failed `import()` by URL until the page is reloaded, so the retry adds a query to the URL found
 * in the browser's error. A bundler may have renamed the exports of that file, so it is used only
 * if it exports `name`.
 */
export function loadOnce<Module extends object>(
  name: keyof Module & string,
  importModule: () => Promise<Module>,
): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let attempts = 1;
  const loadElsewhere = async (error: unknown): Promise<Module> => {
    const url = addressIn(error);
    if (!url) throw error;
    attempts += 1;
    url.searchParams.set('attempt', String(attempts));
    const module: Module = await import(
      /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */
      url.href
    );
    if (name in module) return module;
    throw error;
  };
  return () => {
    loading ??= importModule()
      .catch(loadElsewhere)
      .catch((error) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}

/**
 * The URL in a browser's own error. Loaders of bundlers throw other errors, and retry themselves.
 */
function addressIn(error: unknown): URL | undefined {
  const address = error instanceof TypeError && error.message.match(/https?:\/\/\S+$/)?.[0];
  return address ? new URL(address) : undefined;
}
