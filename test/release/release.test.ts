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
      scripts: { build: script('build'), check: script('check') },
    }),
  );
  mkdirSync(join(folder, 'release'));
  const papers = `require('fs').writeFileSync('papers.ran', '')`;
  writeFileSync(join(folder, 'release/writePapers.js'), papers);
  writeFileSync(join(folder, 'CHANGELOG.md'), '## 1.0.0\n\n- All of it.\n');
  writeFileSync(join(folder, '.gitignore'), '*.ran\n*.tgz\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('refuses at once, without building, and names everything that stands in the way', () => {
  git('tag', 'v1.0.0');
  writeFileSync(join(folder, 'new.js'), '');
  const { status, stderr } = release();
  expect(stderr).toContain('Not released:\n- The tree has changes');
  expect(stderr).toContain('?? new.js');
  expect(stderr).toContain('The tag v1.0.0 exists');
  expect(status).toBe(1);
  expect(ran()).toEqual([]);
});

it('refuses to skip the checks of a real release', () => {
  const { status, stderr } = release('--skip-check');
  expect(stderr).toContain('--skip-check is for rehearsals');
  expect(status).toBe(1);
});

it('checks, packs, rehearses publishing, and publishes nothing', () => {
  const { status, stdout, stderr } = release();
  expect(stderr).toBe('');
  expect(stdout).toContain('+ rehearsed@1.0.0');
  expect(stdout).toMatch(/Ready: rehearsed-1\.0\.0\.tgz, .+ Nothing is published yet\./);
  expect(status).toBe(0);
  expect(ran()).toEqual(['check', 'papers']);
  expect(existsSync(join(folder, 'rehearsed-1.0.0.tgz'))).toBe(true);
});

it('rehearses without the checks to the end whatever stands in the way, and then says what and fails', () => {
  git('tag', 'v1.0.0');
  const { status, stdout, stderr } = release('--dry-run', '--skip-check');
  expect(stdout).toContain('+ rehearsed@1.0.0');
  expect(stderr).toContain('A release would stop here:\n- The tag v1.0.0 exists');
  expect(status).toBe(1);
  expect(ran()).toEqual(['build', 'papers']);
});

function release(...args: string[]) {
  const env = {
    ...process.env,
    npm_config_loglevel: 'error',
    // Nobody listens there.
    npm_config_registry: 'http://127.0.0.1:1',
    npm_config_fetch_retries: '0',
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
