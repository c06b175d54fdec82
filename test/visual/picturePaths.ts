/** Folder of the references, from the repository's root. */
export const PICTURES = 'test/visual/pictures';
/** Folder of changed pictures: `<name>-reference.png`, `<name>-actual.png`, `<name>-diff.png`. */
export const RESULTS = 'test-results/visual';
