/**
 * A function that loads code when it is first needed, and only once. It rejects if that fails, as
 * offline or after a deployment, and tries again when it is called again. Chromium up to version 156
 * remembers a failed `import()` by its URL until the page is reloaded, so after a failure it is tried
 * once more, with a query added to the URL that the browser's error names. A bundler may have renamed
 * the exports of that file: it is used only if it exports `name`.
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

/** Of an error of the browser's own. Loaders of bundlers throw others, and load again by themselves. */
function addressIn(error: unknown): URL | undefined {
  const address = error instanceof TypeError && error.message.match(/https?:\/\/\S+$/)?.[0];
  return address ? new URL(address) : undefined;
}
