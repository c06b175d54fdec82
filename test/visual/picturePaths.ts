/** Folder of the references, from the repository's root. */
const PICTURES = 'test/visual/pictures';
/** Folder of the README's pictures, which are references too. */
const README_PICTURES = 'stories/images';
/** Folder of changed pictures: `<name>-reference.png`, `<name>-actual.png`, `<name>-diff.png`. */
export const RESULTS = 'test-results/visual';

/** File of a reference without its ending. The names of the README's begin with `readme-`. */
export const picturePath = (name: string): string =>
  `${name.startsWith('readme-') ? README_PICTURES : PICTURES}/${name}`;
