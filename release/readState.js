import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * What a release depends on besides package.json.
 * @typedef {object} ReleaseState
 * @property {string} origin URL of the remote `origin`; empty if there is none
 * @property {string} branch
 * @property {string[]} changes lines of `git status`
 * @property {boolean} tagged whether the version's tag exists here
 * @property {string} changelog
 * @property {boolean} identified whether this runs where npm can prove the origin of a package
 */

/**
 * @param {{ version: string }} packageJson
 * @returns {ReleaseState}
 */
export function readState({ version }) {
  return {
    origin: git('remote', 'get-url', 'origin'),
    branch: git('branch', '--show-current'),
    changes: git('status', '--porcelain').split('\n').filter(Boolean),
    tagged: git('tag', '--list', `v${version}`) !== '',
    changelog: existsSync('CHANGELOG.md') ? readFileSync('CHANGELOG.md', 'utf8') : '',
    // GitHub Actions with `id-token: write`, or GitLab with a token for Sigstore.
    identified: Boolean(process.env.ACTIONS_ID_TOKEN_REQUEST_URL || process.env.SIGSTORE_ID_TOKEN),
  };
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, error } = spawnSync('git', args, { encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? stdout.trimEnd() : '';
}
