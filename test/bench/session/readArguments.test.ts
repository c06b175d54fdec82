// @vitest-environment node
import { expect, it } from 'vitest';
import { readArguments } from '../../../bench/session/readArguments.js';

const KNOWN = { parts: ['planner', 'rows'], rowParts: ['mount', 'scroll'], contestants: ['mui'] };
const read = (...argv: string[]) => readArguments(argv, KNOWN);

it('runs every part, without options, if nothing is asked for', () => {
  expect(read()).toEqual({ parts: ['planner', 'rows'], options: {} });
});

it('reads parts and every option', () => {
  expect(
    read(
      'rows',
      '--rounds',
      '7',
      '--all',
      '--slowdown=4',
      '--count',
      '100',
      '--only',
      'mount,scroll',
    ),
  ).toEqual({
    parts: ['rows'],
    options: { rounds: 7, all: true, slowdown: 4, count: 100, only: ['mount', 'scroll'] },
  });
});

it('reads which contestants are wanted', () => {
  expect(read('--contestants', 'mui').options).toEqual({ contestants: ['mui'] });
});

it.each([
  [['lists'], 'expected parts among planner, rows, but got: lists'],
  [['--only', 'mount,fling'], 'expected --only among mount, scroll, but got: fling'],
  [['--contestants', 'mui,vue'], 'expected --contestants among mui, but got: vue'],
  [['--rounds', '0'], 'expected --rounds to be a positive integer, but got: 0'],
  [['--slowdown', 'four'], 'expected --slowdown to be a positive integer, but got: four'],
  [['--count', '1.5'], 'expected --count to be a positive integer, but got: 1.5'],
  [['planner', '--all', '--count', '9'], 'expected --all, --count with rows, but got: planner'],
  [['--loud'], "Unknown option '--loud'"],
])('says what it expected instead of %j', (argv, message) => {
  expect(() => read(...argv)).toThrow(message);
});
