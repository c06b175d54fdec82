/**
 * Every name once per round, each round starting with a different one, so that what else the
 * machine does affects all of them alike.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @param {number} rounds
 * @returns {Generator<Name>}
 */
export function* inTurns(names, rounds) {
  for (let round = 0; round < rounds; round += 1) {
    const first = round % names.length;
    yield* names.slice(first);
    yield* names.slice(0, first);
  }
}
