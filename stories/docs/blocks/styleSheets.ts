const files = import.meta.glob<string>('../../../src/{components,list,details,report}/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every style sheet of a component, by its path below `src`, without comments. */
export const styleSheets: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\/src\//, ''),
    text.replace(/\/\*.*?\*\//gs, ''),
  ]),
);
