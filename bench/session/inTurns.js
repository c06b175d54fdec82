/**
 * Every name once per round, each round starting with another one: what a machine does meanwhile meets all alike.
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
