/**
 * Why this version must not be published as it is, in sentences. From where it may be published is
 * decided by `.github/workflows/release.yml`, and by npm, which knows no other publisher.
 * @param {string} version
 * @param {object} state
 * @param {string[]} state.changes lines of `git status`
 * @param {string[]} state.tags
 * @param {string} state.changelog
 * @returns {string[]}
 */
export function obstacles(version, { changes, tags, changelog }) {
  const own = sectionOf(changelog, version);
  /** @type {[boolean, string][]} */
  const rules = [
    [changes.length > 0, `The tree has changes that are not committed:\n  ${changes.join('\n  ')}`],
    [
      tags.includes(`v${version}`),
      `The tag v${version} exists. Raise the version in package.json.`,
    ],
    [own === undefined, `CHANGELOG.md has no section "## ${version}".`],
    [own === '', `The section "## ${version}" of CHANGELOG.md is empty.`],
    [
      Boolean(sectionOf(changelog, 'Unreleased')),
      `CHANGELOG.md has changes under "## Unreleased". Move them to "## ${version}".`,
    ],
  ];
  return rules.filter(([stops]) => stops).map(([, reason]) => reason);
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
