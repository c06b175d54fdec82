import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync('stories/docs/Testing.mdx', 'utf8');
/** The files that the page shows. */
const shown = [...page.matchAll(/from '\.\.\/\.\.\/(test\/hosts\/testing\/[^?]+)\?raw'/g)].map(
  ([, file = '']) => file,
);
const imported = shown.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) => ({
    file,
    name,
  })),
);

it('the page Testing shows every file that its files import', () => {
  const relative = imported.filter(({ name }) => name.startsWith('.'));
  expect(relative.length).toBeGreaterThan(5);
  const missing = relative.filter(({ file, name }) => {
    const path = posix.join(posix.dirname(file), name);
    return !shown.some((other) => other.replace(/\.tsx?$/, '') === path);
  });
  expect(missing).toEqual([]);
});

it('the page Testing installs every package that its files import', () => {
  const installed = [
    // Those of an app that shows the library.
    ...['merchantry', '@tanstack/react-query', 'react', 'react-dom'],
    ...[...page.matchAll(/npm install --save-dev ([^"]+)/g)].flatMap(([, names = '']) =>
      names.split(' '),
    ),
  ];
  const packages = imported
    .filter(({ name }) => !/^(?:\.|node:)/.test(name))
    .map(({ name }) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter((name) => !installed.includes(name ?? ''))).toEqual([]);
});

it.each(['node', 'jest', 'vitest-jsdom', 'playwright'])(
  'the page Testing has the command by which our own tests run %s',
  (host) => {
    const commands = [...page.matchAll(/text="([^"]+)"|`(npx [^`]+)`/g)].map(
      ([, block, inline]) => block ?? inline,
    );
    const { scripts } = JSON.parse(readFileSync(`test/hosts/testing/${host}/package.json`, 'utf8'));
    // Ours adds a browser that is installed already, and patience.
    const command: string = scripts.test.replace(/ --config installed\.config\.[jt]s/, '');
    expect(commands).toContain(command.startsWith('node ') ? command : `npx ${command}`);
  },
);
