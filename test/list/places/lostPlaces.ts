import type { Plan, ScrollerName } from './HostAction.js';
import type { RowKind } from './Stage.js';

/** Short sequences in which a list once lost its place. Random ones found them; these run first. */
export const lostPlaces: readonly [string, ScrollerName, RowKind, Plan][] = [
  [
    'the row height changes',
    'in a box of its own',
    'rows of one height',
    {
      rows: 20,
      perDay: 1,
      actions: [
        { does: 'scroll to', offset: 613 },
        { does: 'set', rowHeight: 6 },
        { does: 'set', rowHeight: 4.3 },
      ],
    },
  ],
  [
    'the density changes',
    'in a box of its own',
    'rows of one height',
    {
      rows: 20,
      perDay: 1,
      actions: [
        { does: 'scroll to', offset: 613 },
        { does: 'set', density: 'compact' },
      ],
    },
  ],
  [
    'the text size changes',
    'on the page',
    'rows of one height',
    {
      rows: 20,
      perDay: 1,
      actions: [
        { does: 'scroll to', offset: 913 },
        { does: 'set', rootFontSize: 20 },
      ],
    },
  ],
  [
    'the theme changes',
    'in a box of its own',
    'rows of one height',
    {
      rows: 20,
      perDay: 1,
      actions: [
        { does: 'scroll to', offset: 613 },
        { does: 'set', theme: 'contrast' },
      ],
    },
  ],
  [
    'the theme changes and changes back, at the end of the list',
    'on the page',
    'rows of any height',
    {
      rows: 20,
      perDay: 8,
      actions: [
        { does: 'set', theme: 'contrast' },
        { does: 'scroll to', offset: 0 },
        { does: 'set', theme: '' },
        { does: 'scroll to', offset: 2338 },
        { does: 'scroll to', offset: 2537 },
      ],
    },
  ],
  [
    'the height of headings alone changes',
    'in a box of its own',
    'rows of any height',
    {
      rows: 20,
      perDay: 1,
      actions: [
        { does: 'scroll to', offset: 719 },
        { does: 'set', density: 'compact' },
      ],
    },
  ],
  [
    'the list becomes virtual again',
    'in a box of its own',
    'rows of one height',
    {
      rows: 20,
      perDay: 1,
      actions: [
        { does: 'set', virtualized: false },
        { does: 'scroll by', delta: 163 },
        { does: 'set', virtualized: true },
      ],
    },
  ],
  [
    'rows come before those of a list that is not virtual',
    'in a box of its own',
    'rows of one height',
    {
      rows: 20,
      perDay: 1,
      actions: [
        { does: 'set', virtualized: false },
        { does: 'scroll to', offset: 613 },
        { does: 'prepend', count: 7, day: 'new' },
      ],
    },
  ],
  [
    'a filter removes the first visible row',
    'in a box of its own',
    'rows of one height',
    {
      rows: 25,
      perDay: 1,
      actions: [
        { does: 'scroll by', delta: 1571 },
        { does: 'set', every: 3 },
      ],
    },
  ],
  [
    'a filter is set and cleared',
    'on the page',
    'rows of any height',
    {
      rows: 20,
      perDay: 1,
      actions: [
        { does: 'scroll to', offset: 1571 },
        { does: 'set', every: 3 },
        { does: 'set', every: 1 },
      ],
    },
  ],
  [
    'the first visible row goes while new ones come',
    'in a box of its own',
    'rows of one height',
    {
      rows: 20,
      perDay: 1,
      actions: [
        { does: 'scroll to', offset: 1514 },
        { does: 'remove the first visible row and prepend', count: 38 },
      ],
    },
  ],
  [
    'rows above are removed, the one behind the heading among them',
    'on the page',
    'rows of one height',
    {
      rows: 20,
      perDay: 1,
      actions: [
        { does: 'scroll to', offset: 839 },
        { does: 'remove', where: 'above', picks: [1, 3, 4] },
      ],
    },
  ],
  [
    'rows of any height come before those on screen',
    'in a box of its own',
    'rows of any height',
    {
      rows: 20,
      perDay: 1,
      actions: [
        { does: 'scroll by', delta: 10 },
        { does: 'prepend', count: 15, day: 'same' },
      ],
    },
  ],
  [
    'the focused row is removed',
    'in a box of its own',
    'rows of one height',
    { rows: 20, perDay: 1, actions: [{ does: 'remove the focused row', pick: 0 }] },
  ],
  [
    'the reader scrolls by less than a screen',
    'in a scrolling ancestor',
    'rows of one height',
    { rows: 20, perDay: 1, actions: [{ does: 'scroll by', delta: 565 }] },
  ],
];
