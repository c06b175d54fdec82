import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const RELEASE = resolve('release/release.js');

let folder = '';

/** A repository with a package whose scripts leave a trace instead of checking and building. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'merchantry-release-test-'));
  const script = (name: string) => `node -e "require('fs').writeFileSync('${name}.ran', '')"`;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'rehearsed',
      version: '1.0.0',
      repository: { url: 'git+https://github.com/merchantry/merchantry.git' },
      scripts: { build: script('build'), check: script('check') },
    }),
  );
  mkdirSync(join(folder, 'release'));
  const papers = `require('fs').writeFileSync('papers.ran', '')`;
  writeFileSync(join(folder, 'release/writePapers.js'), papers);
  writeFileSync(join(folder, 'CHANGELOG.md'), '## 1.0.0\n\n- All of it.\n');
  writeFileSync(join(folder, '.gitignore'), '*.ran\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('remote', 'add', 'origin', 'https://github.com/merchantry/merchantry.git');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('refuses at once, without building, and names everything that stands in the way', () => {
  git('remote', 'set-url', 'origin', '/srv/merchantry');
  git('tag', 'v1.0.0');
  writeFileSync(join(folder, 'new.js'), '');
  const { status, stderr } = release();
  expect(stderr).toContain('Not released:\n- package.json names the repository');
  expect(stderr).toContain('The tag v1.0.0 exists');
  expect(stderr).toContain('?? new.js');
  expect(status).toBe(1);
  expect(ran()).toEqual([]);
});

it('refuses to skip the checks of a real release', () => {
  const { status, stderr } = release('--skip-check');
  expect(stderr).toContain('--skip-check is for rehearsals');
  expect(status).toBe(1);
});

it('rehearses: checks, packs, prints what it would run, and publishes nothing', () => {
  const { status, stdout, stderr } = release('--dry-run');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/rehearsed@1\.0\.0, \d+ files/);
  expect(stdout).toMatch(/Would run:\n {2}npm publish \S+\.tgz --provenance --access public\n/);
  expect(stdout).toContain('git tag --annotate v1.0.0');
  expect(stdout).toContain('Rehearsed. Nothing has been published.');
  expect(status).toBe(0);
  expect(ran()).toEqual(['check', 'papers']);
  expect(git('tag')).toBe('');
});

it('rehearses without the checks to the end whatever stands in the way, and then says what and fails', () => {
  git('remote', 'set-url', 'origin', '/srv/merchantry');
  const { status, stdout, stderr } = release('--dry-run', '--skip-check');
  expect(stdout).toContain('Would run:');
  expect(stderr).toContain('A release would stop here:\n- package.json names the repository');
  expect(status).toBe(1);
  expect(ran()).toEqual(['build', 'papers']);
});

function release(...args: string[]) {
  const env = {
    ...process.env,
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://ci.example',
    npm_config_loglevel: 'silent',
  };
  return spawnSync('node', [RELEASE, ...args], { cwd: folder, env, encoding: 'utf8' });
}

function ran(): string[] {
  return ['build', 'check', 'papers'].filter((name) => existsSync(join(folder, `${name}.ran`)));
}

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@merchantry.example'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
