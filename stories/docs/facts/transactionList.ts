import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const transactionList: ComponentFacts = {
  name: 'TransactionList',
  sheets: ['list/TransactionList.css'],
  element:
    'Renders a `<div role="group">` with one `<section>` per day, or per group of `groupBy`; with `groupBy="none"` a single list. Other props are passed to the `<div>`. Its `ref` is a `TransactionListHandle` with `scrollToTransaction(id)`, `focusTransaction(id)` and `element`.',
  fallback:
    'Without any result, rows show raw text, monogram and amount. Rows whose date cannot be read stand below “Date unknown”. While every request is refused for more than two seconds, a line below the rows says so; `paused` replaces it. Offline, rows wait without a word. Without rows, the list shows “No transactions yet”, with `filtered` “No matching transactions”, or `empty`.',
  parts: [
    { className: 'mry-TransactionList', about: 'The list.' },
    {
      className: 'mry-TransactionList-content',
      about: 'All groups. It is as high as all rows together.',
    },
    {
      className: 'mry-TransactionList-day',
      about: 'A day, or another group of `groupBy`, with a heading and a list.',
    },
    {
      className: 'mry-TransactionList-heading',
      about: 'The heading of a day or group. It sticks while its rows are on screen.',
    },
    {
      className: 'mry-TransactionList-date',
      about: 'The date, or the label of a group: an `<h3>` or what `headingLevel` says.',
    },
    {
      className: 'mry-TransactionList-dateLeast',
      about: 'In it, without a height, the short date, for the least width.',
    },
    {
      className: 'mry-TransactionList-dateBox',
      about: 'The box of both forms of the date. It asks for no width.',
    },
    {
      className: 'mry-TransactionList-dateForms',
      about: 'The whole date where it fits, else the short one. It is one line high.',
    },
    { className: 'mry-TransactionList-dateText', about: 'The whole date.' },
    {
      className: 'mry-TransactionList-dateShort',
      about: 'The short date, which the style sheet takes from `data-short`.',
    },
    {
      className: 'mry-TransactionList-total',
      about: 'The totals, or what `dayTotal` returns. Absent where there is no total.',
    },
    {
      className: 'mry-TransactionList-sum',
      about: 'The total in one currency, with what divides it from the next one.',
    },
    {
      className: 'mry-TransactionList-group',
      about: 'By category or merchant: the heading, an `<h3>` or what `headingLevel` says.',
    },
    {
      className: 'mry-TransactionList-toggle',
      about: 'In it, the button that shows and hides the rows, as high as a row.',
    },
    { className: 'mry-TransactionList-groupName', about: 'In it, the category or merchant.' },
    { className: 'mry-TransactionList-groupSum', about: 'What was spent, or received.' },
    {
      className: 'mry-TransactionList-groupLine',
      about: 'The second line: the next ones.',
    },
    {
      className: 'mry-TransactionList-groupCount',
      about: 'How many rows there are, and their share of what was spent.',
    },
    { className: 'mry-TransactionList-chevron', about: 'Points up while the rows are shown.' },
    { className: 'mry-TransactionList-groupOthers', about: 'The sums in other currencies.' },
    {
      className: 'mry-TransactionList-share',
      about: 'The share of what was spent, a bar in the ink of the category’s hue.',
    },
    {
      className: 'mry-TransactionList-notice',
      about: 'In the foot: around the next two, empty while they are absent.',
    },
    {
      className: 'mry-TransactionList-paused',
      about:
        'The line “Merchant details could not be loaded” with its button, while every request is refused.',
    },
    { className: 'mry-TransactionList-pausedIcon', about: 'Its glyph, a cloud.' },
    { className: 'mry-TransactionList-rows', about: 'The rows of a group: a `<ul>`.' },
    { className: 'mry-TransactionList-row', about: 'The `<li>` around a row.' },
    { className: 'mry-TransactionList-end', about: 'The area after the rows.' },
    { className: 'mry-TransactionList-empty', about: 'The text for a list without rows.' },
    {
      className: 'mry-TransactionList-emptyIcon',
      about: 'Above it, a receipt in a tile.',
    },
    { className: 'mry-TransactionList-emptyTitle', about: 'Its title.' },
    { className: 'mry-TransactionList-more', about: 'The text while rows are loading.' },
    {
      className: 'mry-TransactionList-error',
      about: 'The text for rows that could not be loaded, with a button that tries again.',
    },
    {
      className: 'mry-TransactionList-printed',
      about: 'In print, below a list of more than 1,000 rows: how many of them are printed.',
    },
    {
      className: 'mry-TransactionList-foot',
      about: 'What sticks to the end of the list: the next one.',
    },
    {
      className: 'mry-TransactionList-attribution',
      about: 'The credits of the sources that the rows show.',
    },
    {
      className: 'mry-TransactionList-status',
      about:
        'The line that announces “24 merchants found”, or that none could be loaded, for screen readers only.',
    },
    {
      className: 'mry-TransactionList-probes',
      about: 'The invisible elements that the list measures.',
    },
    { className: 'mry-TransactionList-rowProbe', about: 'Measured for the height of a row.' },
    {
      className: 'mry-TransactionList-headingProbe',
      about: 'Measured for the height of a heading.',
    },
    {
      className: 'mry-TransactionList-stuckProbe',
      about: 'Measured for the height of a heading that sticks.',
    },
    {
      className: 'mry-TransactionList-headerProbe',
      about: 'Measured for `--mry-list-inset-block-start`, the height of your sticky header.',
    },
  ],
  states: [
    {
      attribute: 'data-scroller',
      on: 'mry-TransactionList',
      values: {
        page: 'The list scrolls with the nearest ancestor that scrolls, or with the page.',
        list: 'The list scrolls itself, because it has a `height`.',
      },
    },
    {
      attribute: 'data-virtual',
      on: 'mry-TransactionList',
      values: {
        '': 'Only rows near the screen are in the document, so browsers skip none of them.',
      },
    },
    {
      attribute: 'data-grouped-by',
      on: 'mry-TransactionList',
      values: {
        day: 'Below headings of days.',
        month: 'Below headings of months.',
        category: 'By category. Headings are buttons.',
        merchant: 'By merchant. Headings are buttons.',
        none: 'Without headings.',
        own: 'By a function of yours.',
      },
    },
    {
      attribute: 'data-short',
      on: 'mry-TransactionList-dateLeast',
      values: { '*': 'The short form of the date.' },
    },
    {
      attribute: 'data-short',
      on: 'mry-TransactionList-dateShort',
      values: { '*': 'The same.' },
    },
    {
      attribute: 'data-tone',
      on: 'mry-TransactionList-groupSum',
      values: { positive: 'Money in.' },
    },
    {
      attribute: 'data-hue',
      on: 'mry-TransactionList-share',
      values: { '*': 'The hue of the category.' },
    },
    {
      attribute: 'data-row',
      on: 'mry-TransactionList-heading',
      values: { '*': 'Its index among rows and headings, if it is a button.' },
    },
    {
      attribute: 'data-id',
      on: 'mry-TransactionList-row',
      values: { '*': 'The `id` of the transaction.' },
    },
    {
      attribute: 'data-row',
      on: 'mry-TransactionList-row',
      values: { '*': 'The index of the row in the list.' },
    },
  ],
  accessibility: [
    'Each day, or other group, is a section with a heading and a `<ul>` that has its name; without headings, the only `<ul>` has the name of the list. A row gives its position in the group by `aria-posinset` and `aria-setsize`.',
    'With `onSelect` the list is one tab stop. Arrow Up and Down, Home and End move between the names of all rows, mounted or not. Tab continues to the row’s own buttons.',
    'Headings of categories and merchants are buttons with `aria-expanded`, named “Eating out, 4 payments, £108.21, 13% of what was spent”. They are in the same tab stop: arrow keys move between them and rows.',
    'The focused row, and one whose opening hours are open, stay in the document wherever the list is scrolled. If such a row is removed, the focus moves to its neighbour.',
    'The focused element is never hidden behind your sticky header, the heading or the credits (WCAG 2.4.11).',
    'Without `onSelect`, a list with a `height` is focusable itself, so that the keyboard can scroll it (WCAG 2.1.1).',
    'New merchants are announced together, after one second without further results.',
    'That merchants could not be loaded is announced once for each pause, by one list of the page. When the button disappears, the focus stays at its place.',
    'Find in page only covers every row with `virtualized={false}`. Printing covers all rows, or the first 1,000.',
  ],
};
