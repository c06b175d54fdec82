import type { CreateSearch } from './Contestant.js';

/** What a careful engineer writes: no index, and one pass over all texts for each letter. */
export const createSearch: CreateSearch = (texts) => (question) => {
  const words = question.toLowerCase().split(' ').filter(Boolean);
  const places: number[] = [];
  texts.forEach((text, place) => {
    if (words.every((word) => text.includes(word))) places.push(place);
  });
  return places;
};
