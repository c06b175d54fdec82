/** Where the references are; from the repository's root. */
export const PICTURES = 'test/visual/pictures';
/** Where a changed picture is written: `<name>-reference.png`, `<name>-actual.png`, `<name>-diff.png`. */
export const RESULTS = 'test-results/visual';
