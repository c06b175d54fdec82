/**
 * Every contestant once per round, each round starting with a different one, so that what else the
 * machine does affects all of them alike.
 * @template Contestant
 * @param {readonly Contestant[]} contestants
 * @param {number} rounds
 * @returns {Generator<Contestant>}
 */
export function* inTurns(contestants, rounds) {
  for (let round = 0; round < rounds; round += 1) {
    const first = round % contestants.length;
    yield* contestants.slice(first);
    yield* contestants.slice(0, first);
  }
}
