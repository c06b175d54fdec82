/** Calls code of the host app. An error thrown there is reported in development only. */
export function guardCallback(name: string, callback: () => void): void {
  try {
    callback();
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') console.error(`Merchantry: ${name} threw.`, error);
  }
}
