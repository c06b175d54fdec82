import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { listFiles } from '../../package/listFiles.js';
import { readCodeBlocks } from './readCodeBlocks.js';

/** Inside the project, so that its packages are found. */
const folder = mkdtempSync(resolve('.blocks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const compilerOptions = {
  rootDir: '..',
  paths: {
    merchantry: ['../src/index.ts'],
    'merchantry/find': ['../src/find/index.ts'],
    'merchantry/gateway': ['../src/gateway/index.ts'],
    'merchantry/images': ['../src/images/index.ts'],
    'merchantry/reports': ['../src/reports/index.ts'],
    'merchantry/sandbox': ['../src/sandbox/index.ts'],
    'merchantry/locales/*': ['../src/locales/*.ts'],
    'merchantry/styles.css': ['../src/theme/styles.css'],
    'merchantry/themes/*.css': ['../src/theme/themes/*.css'],
  },
  // What a block imports from its own folder is one of the samples.
  rootDirs: ['.', '../stories/docs/samples', '../stories/docs/samples/gateway'],
  // A block shows what it makes.
  noUnusedLocals: false,
};

/** The compiler's messages about a project, one each line. */
function compile(): Promise<string[]> {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  return new Promise((done) => {
    execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], (_, stdout) =>
      done(
        stdout.split('\n').filter((line) => /\(\d+,\d+\): error/.test(line) || /^error/.test(line)),
      ),
    );
  });
}

const pages = [
  'README.md',
  ...listFiles('stories')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `stories/${file}`),
];
const blocks = pages.flatMap((page) =>
  readCodeBlocks(readFileSync(page, 'utf8')).map((block) => ({ page, ...block })),
);

it('every block of code in the README and the pages compiles', async () => {
  const whole = blocks.filter(({ isFragment }) => !isFragment);
  expect(whole.length).toBeGreaterThan(2);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const known = new Map(
    whole.map(({ page, line, language, text }) => {
      const name = `${page.replaceAll(/\W/g, '-')}-${line}.${language}`;
      // A module, so that names of one block are not known to another.
      write(name, `${text}\nexport {};\n`);
      return [name, { page, line }];
    }),
  );
  write('wrong.ts', "import { MerchantProvider } from 'merchantry';\nMerchantProvider.nothing;\n");
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions,
      files: ['wrong.ts', ...known.keys()],
      include: [],
    }),
  );
  const [wrong, ...errors] = (await compile())
    .map((message) =>
      message.replace(/^.*?([\w-]+\.[jt]sx?)\((\d+),\d+\)/, (place, name, line) => {
        const block = known.get(name);
        return block ? `${block.page}:${block.line + Number(line) - 1}` : place;
      }),
    )
    .sort((a, b) => Number(b.includes('wrong.ts')) - Number(a.includes('wrong.ts')));
  expect(errors).toEqual([]);
  // What does not compile is found.
  expect(wrong).toContain("'nothing'");
});

it('fragments are whole statements', () => {
  const fragments = blocks.filter(({ isFragment }) => isFragment);
  const broken = fragments.filter(
    ({ language, text }) => parseSync(`block.${language}`, text).errors.length > 0,
  );
  expect(broken.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
});

it('readCodeBlocks finds blocks, their lines and what is marked as a fragment', () => {
  const page =
    '# A\n\n```ts\nconst a = 1;\n```\n\n```sh\nls\n```\n\n```tsx fragment\n<a />;\n```\n';
  expect(readCodeBlocks(page)).toEqual([
    { line: 4, language: 'ts', isFragment: false, text: 'const a = 1;\n' },
    { line: 12, language: 'tsx', isFragment: true, text: '<a />;\n' },
  ]);
});
