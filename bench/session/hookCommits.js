/**
 * Counts React's commits in `globalThis.commits`. Runs in the page before React: in production, too,
 * it reports every commit to its developer tools.
 */
export function hookCommits() {
  const page = Object.assign(globalThis, { commits: 0 });
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot() {
        page.commits += 1;
      },
    },
  });
}
