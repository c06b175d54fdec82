import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';

const foldersLeft = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('merchantry-scale-'));

/** A run with a Redis of its own. Collects what it prints. */
function start(...args: string[]): { demo: ChildProcess; read(): string } {
  const { REDIS_URL: _, ...env } = process.env;
  const demo = spawn(process.execPath, ['bench/scale/demoScale.js', ...args], { env });
  // A test that fails leaves nothing running either.
  onTestFinished(() => void demo.kill('SIGINT'));
  let text = '';
  for (const stream of [demo.stdout, demo.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  return { demo, read: () => text };
}

/** Its exit code, once the last process that could still print something has ended. */
const end = async (demo: ChildProcess): Promise<number> => (await once(demo, 'close'))[0];

/** The cells of each phase's row in the table, as numbers. */
function readTable(text: string) {
  const [columns = [], , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((cells) =>
    Object.fromEntries(
      columns.map((column, index) => {
        const cell = cells[index] ?? '';
        return [column, column === 'phase' ? cell : Number(cell.replaceAll(/[,%]/g, ''))];
      }),
    ),
  );
}

it('gives every row the service’s own result while a gateway and then Redis are killed', async () => {
  const before = foldersLeft();
  const { demo, read } = start('--seconds', '6');
  const code = await end(demo);
  const text = read();
  const [two, one, none, all] = readTable(text);
  expect([two, one, none, all]).toMatchObject([
    { phase: 'two replicas', failed: 0, wrong: 0 },
    { phase: 'one replica', failed: 0, wrong: 0 },
    { phase: 'one replica, no Redis', failed: 0, wrong: 0 },
    { phase: 'all', failed: 0, wrong: 0 },
  ]);
  for (const phase of [two, one, none]) expect(phase?.rows).toBeGreaterThan(0);
  expect(all?.saved).toBeGreaterThan(0);
  // The killed gateway had requests in hand, and without Redis nothing is known.
  expect(text).toMatch(/from the killed gateway to the other one: [1-9]/);
  expect(none?.calls).toBeGreaterThan(0);
  expect(text).toContain('Every row got what the service itself says.');
  expect(text).not.toMatch(/warning/i);
  expect(code).toBe(0);
  expect(foldersLeft()).toEqual(before);
});

it('leaves nothing behind when it is interrupted', async () => {
  const before = foldersLeft();
  const { demo, read } = start();
  await expect.poll(read, { timeout: 200_000 }).toContain('two replicas');
  demo.kill('SIGINT');
  expect(await end(demo)).toBe(130);
  expect(read()).toMatch(/\ndemoScale: interrupted\n$/);
  expect(foldersLeft()).toEqual(before);
});

it('says what it expected instead of another time', async () => {
  const { demo, read } = start('--seconds', 'ten');
  expect(await end(demo)).toBe(1);
  expect(read()).toBe(
    'demoScale: expected --seconds to be a whole number from 3 to 3600, but got: ten\n',
  );
});
