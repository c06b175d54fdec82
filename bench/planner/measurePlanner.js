import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { formatSpread } from '../session/formatSpread.js';
import { median } from '../session/median.js';

const ENTRY = fileURLToPath(new URL('index.ts', import.meta.url));
const BUILT = fileURLToPath(new URL('../../node_modules/.bench/planner', import.meta.url));
const FLOOR = 'bare fetchQuery';

/**
 * What the planner costs without any network, in Node.
 * @param {{ rounds?: number }} options default 5 rounds
 * @returns {Promise<import('../bench.js').Report>}
 */
export async function measurePlanner({ rounds = 5 }) {
  await build({
    configFile: false,
    // Warns of every `use client` in a bundle.
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
      outDir: BUILT,
      emptyOutDir: true,
      minify: true,
      target: 'node20',
    },
  });
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    `${BUILT}/index.js`,
    String(rounds),
  ]);
  /** @type {import('./index.js').PlannerSample[]} */
  const samples = JSON.parse(stdout);

  const names = [...new Set(samples.map(({ name }) => name))];
  /** @param {string} wanted */
  const of = (wanted) => samples.filter(({ name }) => name === wanted);
  const floor = of(FLOOR);
  const floorBytes = median(floor.map(({ bytesPerRow }) => bytesPerRow));
  const rows = names.map((name) => {
    const own = of(name);
    const ratios = own.map(
      ({ processorMs }, round) => processorMs / (floor[round]?.processorMs ?? Number.NaN),
    );
    const above = own.map(({ bytesPerRow }) => bytesPerRow - floorBytes);
    return [
      name,
      formatSpread(own.map(({ ms }) => ms)),
      formatSpread(own.map(({ processorMs }) => processorMs)),
      formatSpread(ratios, 2),
      formatSpread(own.map(({ bytesPerRow }) => bytesPerRow)),
      formatSpread(above),
    ];
  });
  return {
    rounds,
    samples,
    tables: [
      {
        title: '10,000 loads without network',
        columns: [
          '',
          'ms',
          'processor ms',
          '÷ bare fetchQuery',
          'heap bytes a row',
          'above bare fetchQuery',
        ],
        rows,
      },
    ],
  };
}
