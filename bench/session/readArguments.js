import { parseArgs } from 'node:util';

/**
 * @typedef {object} Options
 * @property {number} [rounds]
 * @property {number} [slowdown] of the processor
 * @property {number} [count] rows to mount
 * @property {readonly string[]} [only] parts of `rows`
 * @property {readonly string[]} [contestants] ids
 */

/**
 * What the command line asks for. Throws an `Error` whose message says what was expected.
 * @param {readonly string[]} argv
 * @param {{ parts: readonly string[], rowParts: readonly string[], contestants: readonly string[] }} known
 * @returns {{ parts: readonly string[], options: Options }}
 */
export function readArguments(argv, known) {
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      slowdown: { type: 'string' },
      count: { type: 'string' },
      only: { type: 'string' },
      contestants: { type: 'string' },
    },
  });
  const parts = positionals.length > 0 ? positionals : known.parts;
  expectNames('parts', parts, known.parts);
  const only = values.only?.split(',');
  if (only) expectNames('--only', only, known.rowParts);
  const contestants = values.contestants?.split(',');
  if (contestants) expectNames('--contestants', contestants, known.contestants);
  const rounds = readCount('--rounds', values.rounds);
  const slowdown = readCount('--slowdown', values.slowdown);
  const count = readCount('--count', values.count);
  const options = {
    ...(rounds && { rounds }),
    ...(slowdown && { slowdown }),
    ...(count && { count }),
    ...(only && { only }),
    ...(contestants && { contestants }),
  };
  if (!parts.includes('rows')) {
    const unused = Object.keys(options).filter((name) => name !== 'rounds');
    if (unused.length > 0) {
      throw new Error(`expected --${unused.join(', --')} with rows, but got: ${parts.join(', ')}`);
    }
  }
  return { parts, options };
}

/**
 * @param {string} name
 * @param {readonly string[]} values
 * @param {readonly string[]} known
 */
function expectNames(name, values, known) {
  const unknown = values.filter((value) => !known.includes(value));
  if (unknown.length > 0) {
    throw new Error(`expected ${name} among ${known.join(', ')}, but got: ${unknown.join(', ')}`);
  }
}

/**
 * @param {string} name
 * @param {string | undefined} value
 */
function readCount(name, value) {
  if (value === undefined) return undefined;
  const count = Number(value);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`expected ${name} to be a positive integer, but got: ${value}`);
}
