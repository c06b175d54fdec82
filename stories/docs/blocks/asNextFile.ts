/** A sample as a file of a Next.js app: without endings in imports, and with that app’s config. */
export function asNextFile(sample: string): string {
  return sample
    .replaceAll(/'\.\/(\w+)\.js'/g, "'./$1'")
    .replace('./loadAccount', './merchantConfig');
}
