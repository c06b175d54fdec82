/**
 * A function that loads code when it is first needed, and only once. It rejects if that fails, as
 * offline or after a deployment, and tries again when it is called again. Chromium up to version 156
 * remembers a failed `import()` by its URL until the page is reloaded, so every second attempt adds a
 * query to the URL that the browser's error names. A bundler may have renamed the exports of that
 * file: it is used only if it exports `name`.
 */
export function loadOnce<Module extends object>(
  name: keyof Module & string,
  importModule: () => Promise<Module>,
): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let failedUrl: URL | undefined;
  let attempts = 0;
  const attempt = async (): Promise<Module> => {
    attempts += 1;
    if (!failedUrl || attempts % 2 === 1) return importModule();
    failedUrl.searchParams.set('attempt', String(attempts));
    const module: Module = await import(
      /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */
      failedUrl.href
    );
    if (name in module) return module;
    failedUrl = undefined;
    return importModule();
  };
  return () => {
    loading ??= attempt().catch((error) => {
      loading = undefined;
      failedUrl ??= addressIn(error);
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
