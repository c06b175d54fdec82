import { formatSpread } from '../session/formatSpread.js';
import { inTurns } from '../session/inTurns.js';
import { visitPart } from './visitPart.js';

/** @type {readonly import('./commitsOfResponse.js').ResponseContestant[]} */
const CONTESTANTS = [
  'Merchantry useMerchant',
  'useQuery per row',
  'useQuery + batshit, 25',
  'useQuery + DataLoader, 25',
  'one query per page of 25',
];
/** A count, the same in every round. */
const ROUNDS = 2;

/**
 * How often React commits for one response.
 * @param {import('./visitPart.js').Contest} contest
 */
export async function measureCommits(contest) {
  /** @type {{ name: string, commits: number }[]} */
  const samples = [];
  for (const name of inTurns(CONTESTANTS, ROUNDS)) {
    const commits = await visitPart(contest, { part: 'commits' }, (page) =>
      page.evaluate(commitsOf, name),
    );
    samples.push({ name, commits });
  }
  return {
    samples,
    table: {
      title: 'One response for 25 rows',
      columns: ['', 'React commits'],
      rows: CONTESTANTS.map((name) => {
        const own = samples.filter((sample) => sample.name === name);
        return [name, formatSpread(own.map(({ commits }) => commits))];
      }),
    },
  };
}

/**
 * Runs in the page.
 * @param {import('./commitsOfResponse.js').ResponseContestant} name
 * @returns {Promise<number>}
 */
function commitsOf(name) {
  return Reflect.get(globalThis, 'bench').commitsOfResponse(name);
}
