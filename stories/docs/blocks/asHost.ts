/** A file of this repository as a host app would write it: it imports from the package. */
export function asHost(file: string): string {
  return file
    .replaceAll(/(?:\.\.\/)+src\/index\.js/g, 'merchantry')
    .replaceAll(/(?:\.\.\/)+src\/locales\/(\w+)\.js/g, 'merchantry/locales/$1')
    .replaceAll(/(?:\.\.\/)+src\/(find|gateway|sandbox|testing)\/index\.js/g, 'merchantry/$1')
    .trim();
}
