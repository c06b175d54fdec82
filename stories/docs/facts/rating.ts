import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const rating: ComponentFacts = {
  name: 'Rating',
  sheets: ['components/Rating.css'],
  element: 'Renders a `<span role="img">` with a number and stars.',
  fallback: 'Nothing if the rating is missing, not a number, or outside the range above 0 up to 5.',
  parts: [
    { className: 'mry-Rating', about: 'Stars and number.' },
    {
      className: 'mry-Rating-stars',
      about: 'The stars. `--mry-rating-stars` sets how many of the five are visible.',
    },
    { className: 'mry-Rating-empty', about: 'The unfilled stars.' },
    { className: 'mry-Rating-filled', about: 'The filled part, to a tenth of a star.' },
  ],
  states: [],
  accessibility: [
    'One image named “4.6 out of 5”.',
    'The number is always text. Stars keep 3:1 on the surface (WCAG 1.4.11).',
    'Stars fill in reading direction.',
  ],
};
