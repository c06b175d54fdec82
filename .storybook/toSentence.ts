/** Words that keep their capital inside a sentence. */
const NAMES = new Set([
  'American',
  'Arabic',
  'English',
  'German',
  'Japanese',
  'Kingdom',
  'Virtual',
  'Virtuoso',
]);

/**
 * A story's name as the rest of the sidebar is written: "Ten Thousand Rows", which Storybook makes of
 * an export, becomes "Ten thousand rows". A word with capitals inside keeps them.
 */
export function toSentence(name: string): string {
  return name.replace(/(?<= )[A-Z][a-z]*(?![\w])/g, (word) =>
    NAMES.has(word) ? word : word.toLowerCase(),
  );
}
