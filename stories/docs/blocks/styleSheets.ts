const files = import.meta.glob<string>('../../../src/{components,list,details,report}/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every component style sheet without comments, by its path relative to `src`. */
export const styleSheets: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\/src\//, ''),
    text.replace(/\/\*.*?\*\//gs, ''),
  ]),
);
