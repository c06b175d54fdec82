import type { CreateSearch } from './Contestant.js';

/** The search that most apps have: it has no index, and reads all texts for each letter. */
export const createSearch: CreateSearch = (texts) => (question) => {
  const words = question.toLowerCase().split(' ').filter(Boolean);
  const places: number[] = [];
  texts.forEach((text, place) => {
    if (words.every((word) => text.includes(word))) places.push(place);
  });
  return places;
};
