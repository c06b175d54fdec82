import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const openingHoursTable: ComponentFacts = {
  name: 'OpeningHoursTable',
  sheets: ['components/OpeningHours/OpeningHoursTable.css'],
  element: 'Renders a `<table>` with one row per day, from the first day of the locale’s week.',
  fallback:
    'A day of which a period cannot be read says “Not known”, never “Closed”; if the period may be for any day, there are no days. If the record has only text (`weekday_text`), a table of its lines unchanged. Nothing without hours, or for hours with a `type` such as kitchen or delivery.',
  parts: [
    { className: 'mry-OpeningHoursTable', about: 'The table.' },
    {
      className: 'mry-OpeningHoursTable-head',
      about: 'The column headings, for screen readers only.',
    },
    { className: 'mry-OpeningHoursTable-day', about: 'A day. Today has `aria-current="date"`.' },
    {
      className: 'mry-OpeningHoursTable-interval',
      about: 'Opening and closing time. A day may have several intervals.',
    },
    {
      className: 'mry-OpeningHoursTable-special',
      about: 'Marks hours that differ from the regular ones.',
    },
    { className: 'mry-OpeningHoursTable-text', about: 'A line of hours that are text only.' },
  ],
  states: [],
  accessibility: [
    'A real table with row and column headers.',
    'Today is marked in words and by `aria-current="date"`, not only by weight.',
    'Times are local to the shop, in the format of the reader’s locale.',
  ],
};
