let commits = 0;

// React tells its developer tools of every commit, in production too. To be there before React is loaded.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    checkDCE() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot() {
      commits += 1;
    },
  },
});

/** React's commits in this page so far. */
export function countCommits(): number {
  return commits;
}
