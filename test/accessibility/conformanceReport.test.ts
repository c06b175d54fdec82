import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const report = readFileSync('docs/accessibility-conformance.md', 'utf8');

/** WCAG 2.2, level A. */
const A = `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1
  2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`;
/** Level AA. */
const AA = `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7
  2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`;

const numbered = (list: string, level: string) =>
  list.split(/\s+/).map((number) => `${number} ${level}`);

const ROW = /^\| (\d\.\d\.\d+) [^|]+ \((A+)\) \| [^|]+ \| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm;
const rows = [...report.matchAll(ROW)].map(
  ([, number = '', level, checkedBy = '', result = '']) => {
    const files = [...checkedBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return { number, level, files, result };
  },
);

describe('the conformance report', () => {
  it('has each criterion of WCAG 2.2 A and AA once', () => {
    const listed = rows.map(({ number, level }) => `${number} ${level}`);
    expect(listed.sort()).toEqual([...numbered(A, 'A'), ...numbered(AA, 'AA')].sort());
  });

  it('names a test that exists for each criterion that is met', () => {
    expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([]);
    const met = rows.filter(({ result }) => result === 'Supports');
    expect(met.filter(({ files }) => files.length === 0)).toEqual([]);
  });

  it('is quoted by the page Regulation with each criterion that is met in part', () => {
    const page = readFileSync('stories/docs/Regulation.mdx', 'utf8');
    const [, quoted = ''] = /are met in part: ([\d., and]+)\.'/.exec(page) ?? [];
    const partly = rows.filter(({ result }) => result === 'Partially supports');
    expect(quoted.match(/\d\.\d\.\d+/g)).toEqual(partly.map(({ number }) => number));
  });
});

const NO_UI = /^(?:gateway|sandbox)\//;
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !NO_UI.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

describe('the source of the components', () => {
  it.each([
    ['video or sound', /<(?:audio|video|track)\b|new Audio\(/],
    ['a rule for an orientation of the screen', /\(orientation\b|orientation\.lock/],
    ['a shortcut of a single character', /accessKey|\.key === '[^' ]'/],
    ['anything that is dragged', /draggable|onDrag|dragstart/],
    ['a reaction to the motion of a device', /devicemotion|deviceorientation/],
    ['a gesture of several fingers', /gesturestart|onTouch|touches\[[1-9]/],
  ])('contains nothing of the kind: %s', (_, pattern) => {
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('has only the animations that the report names', () => {
    const names = sources.flatMap(({ file, text }) =>
      file.endsWith('.css')
        ? [...text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name)
        : [],
    );
    // Moves nothing: scrolling drives it, and it says whether a list can be scrolled.
    const still = 'mry-overflow';
    const ofSheets = [
      'mry-backdrop-out',
      'mry-panel-in',
      'mry-panel-out',
      'mry-sheet-in',
      'mry-sheet-out',
    ];
    const moving = ['mry-appear', 'mry-turn', 'mry-breathe', 'mry-wait', ...ofSheets];
    expect(new Set(names)).toEqual(new Set([...moving, still]));
  });
});
