export type Lazy<T> = { readonly [Name in keyof T]: () => T[Name] };

/** Computes each value on first access. */
export function onDemand<T extends object>(values: Lazy<T>): T {
  const known = new Map<string, unknown>();
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries<() => unknown>(values).map(([name, read]) => [
        name,
        {
          enumerable: true,
          get() {
            if (!known.has(name)) known.set(name, read());
            return known.get(name);
          },
        },
      ]),
    ),
  ) as T;
}
