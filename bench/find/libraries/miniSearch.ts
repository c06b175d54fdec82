import MiniSearch from 'minisearch';
import type { CreateSearch } from '../Contestant.js';

/** Finds words by their beginnings, best first. */
export const createSearch: CreateSearch = (texts) => {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    searchOptions: { prefix: true, combineWith: 'AND' },
  });
  index.addAll(texts.map((text, id) => ({ id, text })));
  const all = texts.map((_, place) => place);
  return (question) =>
    question.trim() === '' ? all : index.search(question).map(({ id }) => id as number);
};
