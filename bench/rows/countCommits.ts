let commits = 0;

// React reports every commit to its developer tools, in production too, if they load before React.
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

/** The number of React commits in this page so far. */
export function countCommits(): number {
  return commits;
}
