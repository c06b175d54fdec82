import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPages } from '../session/buildPages.js';
import { installPeers } from '../session/installPeers.js';
import { inTurns } from '../session/inTurns.js';
import { openBrowser } from '../session/openBrowser.js';
import { servePages } from '../session/servePages.js';
import { checkPictures } from './checkPictures.js';
import { CONTESTANTS } from './contestants.js';
import { measureCommits } from './measureCommits.js';
import { measureMount } from './measureMount.js';
import { measureOpening } from './measureOpening.js';
import { measureScroll } from './measureScroll.js';
import { measureUpdate } from './measureUpdate.js';
import { openingTable } from './openingTable.js';
import { rowTables } from './rowTables.js';

/** What `--only` takes. The pictures are always taken. */
export const ROW_PARTS = ['mount', 'update', 'scroll', 'opening', 'commits'];

const PICTURES = fileURLToPath(new URL('../results/pictures', import.meta.url));
const MANIFEST = new URL('../package.json', import.meta.url);
const LENGTHS = [100, 1_000, 10_000, 100_000];

/**
 * What the row costs to mount, to fill and to scroll, beside the same row built otherwise; what a
 * list costs to open; and how often React commits for a response.
 * @param {import('../session/readArguments.js').Options} options default 5 rounds of 1,000 rows
 * @returns {Promise<import('../bench.js').Report>}
 */
export async function measureRows({
  rounds = 5,
  slowdown = 1,
  count = 1_000,
  only = ROW_PARTS,
  contestants: ids,
}) {
  installPeers();
  const contestants = CONTESTANTS.filter(
    ({ id }, index) => index === 0 || (ids?.includes(id) ?? true),
  );
  const server = await servePages(await buildPages('rows'));
  const { browser, context } = await openBrowser();
  const contest = { context, server: server.url, count, slowdown };
  try {
    mkdirSync(PICTURES, { recursive: true });
    const shown = [];
    for (const contestant of contestants) {
      const { isContentVisibilityAuto } = await checkPictures(contest, contestant, PICTURES);
      shown.push({ ...contestant, isContentVisibilityAuto });
    }

    const samples = [];
    if (only.some((part) => ['mount', 'update', 'scroll'].includes(part))) {
      // From here on, pictures and compiled scripts come from the browser's cache.
      for (const { id } of contestants) await measureMount(contest, id, 'shipped');
      const names = contestants.map(({ id }) => id);
      for (const id of inTurns(names, rounds)) {
        samples.push(await measureContestant(contest, id, only));
      }
    }

    const openings = [];
    if (only.includes('opening')) {
      const lists = new Map(
        LENGTHS.flatMap((length) =>
          [false, true].map((isMapped) => [`${length} ${isMapped}`, { count: length, isMapped }]),
        ),
      );
      for (const name of inTurns([...lists.keys()], rounds)) {
        const list = lists.get(name);
        if (list) openings.push({ ...list, opening: await measureOpening(contest, list) });
      }
    }

    const commits = only.includes('commits') ? await measureCommits(contest) : undefined;
    return {
      rounds,
      browser: browser.version(),
      samples: [...samples, ...openings, ...(commits?.samples ?? [])],
      tables: [
        ...rowTables(samples, shown, count),
        ...(openings.length > 0 ? [openingTable(openings, LENGTHS)] : []),
        ...(commits ? [commits.table] : []),
      ],
      notes: [
        `c-v: content-visibility: auto. Their own style sheets have it: ${
          shown
            .filter(({ isContentVisibilityAuto }) => isContentVisibilityAuto)
            .map(({ label }) => label)
            .join(', ') || 'none'
        }.`,
        versions(contestants),
        ...(slowdown === 1 ? [] : [`Processor slowed down ${slowdown} times.`]),
        `Pictures: ${PICTURES}`,
      ],
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * @param {import('./visitPart.js').Contest} contest
 * @param {string} id
 * @param {readonly string[]} only
 * @returns {Promise<import('./rowTables.js').RowSample>}
 */
async function measureContestant(contest, id, only) {
  /** @type {import('./rowTables.js').RowSample} */
  const sample = { id };
  if (only.includes('mount')) {
    sample.mount = {
      off: await measureMount(contest, id, 'off'),
      on: await measureMount(contest, id, 'on'),
    };
  }
  if (only.includes('update')) {
    sample.update = {
      off: await measureUpdate(contest, id, 'off'),
      on: await measureUpdate(contest, id, 'on'),
    };
  }
  // A virtual list has no row far from the screen to skip.
  if (only.includes('scroll')) sample.scroll = await measureScroll(contest, id, 'off');
  return sample;
}

/** @param {readonly import('./contestants.js').ContestantName[]} contestants */
function versions(contestants) {
  const { dependencies } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const packages = new Set(contestants.flatMap((contestant) => contestant.packages));
  return [...packages].map((name) => `${name} ${dependencies[name]}`).join(', ');
}
