import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const rating: ComponentFacts = {
  name: 'Rating',
  sheets: ['components/Rating/Rating.css'],
  element:
    'Renders a `<span role="img">` that contains the number. The style sheet draws the stars, as one shape without a picture or SVG, and fills them to a tenth of a star.',
  fallback: 'Nothing if the rating is missing, not a number, or outside the range above 0 up to 5.',
  parts: [
    {
      className: 'mry-Rating',
      about:
        'The number. Its `::before` is the stars; `--mry-rating-stars` sets how many of the five are visible. In the second line of a row they are its own background and padding: put a background of yours on an element around it, in the slot `rating`.',
    },
  ],
  states: [],
  accessibility: [
    'One image named “4.6 out of 5”.',
    'The number is always text. Stars keep 3:1 on the surface (WCAG 1.4.11).',
    'Stars fill in reading direction.',
    'In forced colours, filled stars are `CanvasText` and the others `GrayText`.',
  ],
};
