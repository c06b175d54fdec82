import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './buildApp.js';
import { readExample } from './readExample.js';
import { run } from './run.js';
import { serveApp } from './serveApp.js';
import { visitApp } from './visitApp.js';

// Does what a bank's engineer does on the first day: installs the packed package in an empty Vite
// app, pastes the README's example, and opens it. With the oldest supported versions,
// `test/hosts/vite.hosts.test.ts` opens an app.

const MAX_BATCH_SIZE = 25;

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'merchantry-package-'));
try {
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder]));
  const merchantry = `file:${join(folder, packed.filename)}`;
  const example = readExample(readFileSync('README.md', 'utf8'));
  const app = buildApp(join(folder, 'app'), example, { ...devDependencies, merchantry });
  await checkApp(app);
  const { react, '@tanstack/react-query': query } = devDependencies;
  console.log(`React ${react}, TanStack Query ${query}: the README's example works.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} app */
async function checkApp(app) {
  const server = await serveApp(app);
  try {
    const seen = await visitApp(server.url, () => server.calls.flatMap(({ names }) => names));
    assert.deepEqual(seen.complaints, [], 'the page complains');
    const { react } = devDependencies;
    assert.deepEqual(seen.versions, [react, react], 'React is not the requested version');
    assert.match(seen.german, /Montag\s*09:00 – 17:00.*Geschlossen/s, 'the page speaks no German');
    assert.ok(server.calls.length > 0, 'the page requested no merchants');
    for (const { ids } of server.calls) {
      assert.ok(ids.length <= MAX_BATCH_SIZE, `a request was for ${ids.length} merchants`);
      assert.equal(new Set(ids).size, ids.length, 'a request contained an id twice');
    }
    assert.ok(seen.commitsWithNews > 0, 'no merchant name appeared in a commit');
    assert.ok(
      seen.commitsWithNews <= server.calls.length,
      `${server.calls.length} responses took ${seen.commitsWithNews} commits`,
    );
  } finally {
    await server.close();
  }
}
