import { toSentence } from './toSentence.js';

const STORYBOOKS = /^(?:.* \/ )?(?<page>.+?) - (?<name>.+) ⋅ Storybook$/;

/**
 * The title of the window: page, story and product, each once. Storybook's own is
 * `Showcase / Transaction list - Ten Thousand Rows ⋅ Storybook`.
 */
export function toWindowTitle(title: string): string {
  const { page, name } = STORYBOOKS.exec(title)?.groups ?? {};
  if (!page || !name) return title.replace(/\bStorybook$/, 'Merchantry');
  const story = name === 'Docs' ? page : toSentence(name);
  const words = new Set([page, story, 'Merchantry']);
  return [...words].join(' · ');
}
