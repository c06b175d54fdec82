import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const rating: ComponentFacts = {
  name: 'Rating',
  sheets: ['components/Rating.css'],
  element: 'Renders a `<span role="img">` with a number and stars.',
  fallback: 'Nothing for a rating that is missing, not a number, or not above 0 and at most 5.',
  parts: [
    { className: 'mry-Rating', about: 'Stars and number.' },
    {
      className: 'mry-Rating-stars',
      about: 'The first so many of five stars: `--mry-rating-stars`.',
    },
    { className: 'mry-Rating-empty', about: 'What is not filled.' },
    { className: 'mry-Rating-filled', about: 'What is filled, to a tenth of a star.' },
  ],
  states: [],
  accessibility: [
    'One picture named “4.6 out of 5”.',
    'The number is always text. Stars keep 3:1 on the surface (WCAG 1.4.11).',
    'Stars fill up in reading direction.',
  ],
};
