/**
 * Why this version must not be published from here, in sentences.
 * @param {{ version: string, repository: { url: string } }} packageJson
 * @param {import('./readState.js').ReleaseState} state
 * @returns {string[]}
 */
export function obstacles({ version, repository }, state) {
  const { origin, branch, changes, tagged, changelog, identified } = state;
  const unreleased = sectionOf(changelog, 'Unreleased');
  const own = sectionOf(changelog, version);
  /** @type {[boolean, string][]} */
  const rules = [
    [
      addressOf(origin) !== addressOf(repository.url),
      `package.json names the repository ${repository.url}, but origin is ${origin || 'missing'}. ` +
        'A package must not point to a repository that does not hold its source.',
    ],
    [branch !== 'main', `The branch is ${branch || 'detached'} instead of main.`],
    [changes.length > 0, `The tree has changes that are not committed:\n  ${changes.join('\n  ')}`],
    [tagged, `The tag v${version} exists. Raise the version in package.json.`],
    [own === undefined, `CHANGELOG.md has no section "## ${version}".`],
    [own === '', `The section "## ${version}" of CHANGELOG.md is empty.`],
    [
      Boolean(unreleased),
      `CHANGELOG.md has changes under "## Unreleased". Move them to "## ${version}".`,
    ],
    [
      !identified,
      'npm can prove where a package was built only in GitHub Actions with the permission ' +
        '"id-token: write", or in GitLab CI with SIGSTORE_ID_TOKEN.',
    ],
  ];
  return rules.filter(([stops]) => stops).map(([, reason]) => reason);
}

/**
 * Host and path of a Git URL in any of its forms.
 * @param {string} url
 */
function addressOf(url) {
  return url
    .replace(/^git\+/, '')
    .replace(/^git@([^:/]+):/, 'https://$1/')
    .replace(/^(?:https?|ssh|git):\/\/(?:[^@/]*@)?/, '')
    .replace(/(?:\.git)?\/?$/, '')
    .toLowerCase();
}

/**
 * The text below a heading such as "## 1.2.0" or "## 1.2.0 (2026-11-22)".
 * @param {string} changelog
 * @param {string} title
 */
function sectionOf(changelog, title) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find(
    (text) => (text.split(/[\s\]]/)[0] ?? '').replace('[', '') === title,
  );
  return section?.split('\n').slice(1).join('\n').trim();
}
