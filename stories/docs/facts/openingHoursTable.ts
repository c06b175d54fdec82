import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const openingHoursTable: ComponentFacts = {
  name: 'OpeningHoursTable',
  sheets: ['components/hours/OpeningHoursTable.css'],
  element: 'Renders a `<table>`: one row a day, from the first day of the locale’s week.',
  fallback:
    'Where the record has only text (`weekday_text`), a table of its lines as they stand. Nothing without hours, and nothing for hours that carry a `type` such as kitchen or delivery.',
  parts: [
    { className: 'mry-OpeningHoursTable', about: 'The table.' },
    { className: 'mry-OpeningHoursTable-head', about: 'Names of the columns; read out, not seen.' },
    { className: 'mry-OpeningHoursTable-day', about: 'A day. Today has `aria-current="date"`.' },
    {
      className: 'mry-OpeningHoursTable-interval',
      about: 'From when to when. A day may have several.',
    },
    {
      className: 'mry-OpeningHoursTable-special',
      about: 'Marks hours that differ from the usual ones.',
    },
    { className: 'mry-OpeningHoursTable-text', about: 'A line of hours that are only text.' },
  ],
  states: [],
  accessibility: [
    'A real table with row and column headers.',
    'Today is marked in words and by `aria-current="date"`, not by weight alone.',
    'Times are the place’s, written as the reader’s language writes them.',
  ],
};
