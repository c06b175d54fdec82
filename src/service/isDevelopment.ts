/** Replaced by bundlers; absent in a browser without one. Declared here because the package has no Node types. */
declare const process: { env: { NODE_ENV?: string } };

/** Whether warnings for developers are shown: `NODE_ENV` is known and is not `production`. */
export function isDevelopment(): boolean {
  try {
    // Written out in full: bundlers replace exactly this expression, in browsers that have no `process`.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
