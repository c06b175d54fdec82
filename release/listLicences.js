/**
 * Permissive, and known to the legal departments of banks. Another one, or an expression of
 * several, needs a decision.
 */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
];

/**
 * The packages with their licences, as a page. Throws if a licence is not allowed.
 * @param {readonly import('./readInstalled.js').InstalledPackage[]} packages
 */
export function listLicences(packages) {
  const wrong = packages.filter(({ licence }) => !ALLOWED.some((allowed) => allowed === licence));
  if (wrong.length > 0) {
    const list = wrong.map(
      ({ name, version, licence }) => `${name}@${version}: ${JSON.stringify(licence)}`,
    );
    throw new Error(
      `Dependencies: expected licences among ${ALLOWED.join(', ')}, but got:\n${list.join('\n')}`,
    );
  }
  const rows = packages.map(
    ({ name, version, licence }) =>
      `| [${name}](https://www.npmjs.com/package/${name}) | ${version} | ${licence} |`,
  );
  return `# Licences of dependencies

What an app installs with Merchantry. React and its types are listed because dependencies need them;
an app brings them itself, like TanStack Query (MIT). Merchantry contains no code of these packages.
The versions are those that it was built and tested with; an app may install later ones.

| Package | Version | Licence |
| --- | --- | --- |
${rows.join('\n')}
`;
}
