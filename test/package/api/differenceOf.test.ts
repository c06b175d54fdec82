import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { differenceOf } from './differenceOf.js';

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'merchantry-difference-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.api.md'), text);
  return join(folder, 'index.api.md');
}

it('says nothing of a report that has not changed', () => {
  expect(differenceOf(fileWith('one\ntwo\n'), 'one\ntwo\n')).toBe('');
});

it('shows the lines that have changed, with those around them', () => {
  const difference = differenceOf(fileWith('one\ntwo\nthree\n'), 'one\n2\nthree\n');
  expect(difference).toMatch(/\n one\n-two\n\+2\n three\n$/);
});

it('shows all of a new report, and all of one whose entry is gone', () => {
  expect(differenceOf(join(tmpdir(), 'no-such.api.md'), 'one\n')).toMatch(/\n\+one\n$/);
  expect(differenceOf(fileWith('one\n'), '')).toMatch(/\n-one\n$/);
});
