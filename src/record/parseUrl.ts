/** `new URL` without the throw; `URL.parse` is too new for the browsers we serve. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
