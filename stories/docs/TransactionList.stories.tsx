import * as Showcase from '../TransactionList.stories.js';
import type { ComponentDocs } from './ComponentDocs.js';
import sample from './samples/AccountList.tsx?raw';

/** The page of the component. Its stories are those of the showcase. */
const meta: typeof Showcase.default = {
  ...Showcase.default,
  title: 'Components/TransactionList',
  tags: ['autodocs'],
  parameters: {
    ...Showcase.default.parameters,
    docs: {
      sample,
      selectors: {
        '.mry-TransactionList': 'The list.',
        '.mry-TransactionList[data-scroller="page"]':
          'The list scrolls with the nearest ancestor that scrolls, or with the page.',
        '.mry-TransactionList[data-scroller="list"]':
          'The list scrolls itself, because it has a `height`.',
        '.mry-TransactionList[data-virtual]':
          'Only rows near the screen are in the document, so browsers skip none of them.',
        '.mry-TransactionList[data-grouped-by="day"]': 'Below headings of days.',
        '.mry-TransactionList[data-grouped-by="month"]': 'Below headings of months.',
        '.mry-TransactionList[data-grouped-by="category"]': 'By category. Headings are buttons.',
        '.mry-TransactionList[data-grouped-by="merchant"]': 'By merchant. Headings are buttons.',
        '.mry-TransactionList[data-grouped-by="none"]': 'Without headings.',
        '.mry-TransactionList[data-grouped-by="own"]': 'By a function of yours.',
        '.mry-TransactionList[data-layout="table"]': 'A table, where there is space.',
        '.mry-TransactionList-columns': 'Above the rows of a table, around the next one.',
        '.mry-TransactionList-columnNames':
          'The names of the columns, or nothing in a narrow list.',
        '.mry-TransactionList-content': 'All groups. It is as high as all rows together.',
        '.mry-TransactionList-day':
          'A day, or another group of `groupBy`, with a heading and a list.',
        '.mry-TransactionList-heading':
          'The heading of a day or group. It sticks while its rows are on screen.',
        '.mry-TransactionList-heading[data-row]':
          'Its index among rows and headings, if it is a button.',
        '.mry-TransactionList-date':
          'The date, or the label of a group: an `<h3>` or what `headingLevel` says.',
        '.mry-TransactionList-total':
          'The totals, or what `dayTotal` returns. Absent where there is no total.',
        '.mry-TransactionList-fitLeast':
          'In the date, the total and `groupOthers`, without a height, the short form, for the least width.',
        '.mry-TransactionList-fitLeast[data-short]':
          'The short form: of a date, or the first of several sums.',
        '.mry-TransactionList-fitBox': 'The box of both forms. It asks for no width.',
        '.mry-TransactionList-fitForms':
          'The whole line where it fits, else the short one. It is one line high.',
        '.mry-TransactionList-fitWhole': 'The whole line.',
        '.mry-TransactionList-fitShort':
          'The short one, which the style sheet takes from `data-short`.',
        '.mry-TransactionList-fitShort[data-short]': 'The same.',
        '.mry-TransactionList-group':
          'By category or merchant: the heading, an `<h3>` or what `headingLevel` says.',
        '.mry-TransactionList-toggle':
          'In it, the button that shows and hides the rows, as high as a row.',
        '.mry-TransactionList-groupName': 'In it, the category or merchant.',
        '.mry-TransactionList-groupSum': 'What was spent, or received.',
        '.mry-TransactionList-groupSum[data-tone="positive"]': 'Money in.',
        '.mry-TransactionList-groupLine': 'The second line: the next ones.',
        '.mry-TransactionList-groupCount':
          'How many rows there are, and their share of what was spent.',
        '.mry-TransactionList-chevron': 'Points up while the rows are shown.',
        '.mry-TransactionList-groupOthers': 'The sums in other currencies.',
        '.mry-TransactionList-share':
          'The share of what was spent, a bar in the ink of the category’s hue.',
        '.mry-TransactionList-share[data-hue]': 'The hue of the category.',
        '.mry-TransactionList-notice':
          'In the foot: around the next two, empty while they are absent.',
        '.mry-TransactionList-paused':
          'The line “Merchant details could not be loaded” with its button, while every request is refused.',
        '.mry-TransactionList-pausedIcon': 'Its glyph, a cloud.',
        '.mry-TransactionList-rows': 'The rows of a group: a `<ul>`.',
        '.mry-TransactionList-row': 'The `<li>` around a row.',
        '.mry-TransactionList-row[data-id]': 'The `id` of the transaction.',
        '.mry-TransactionList-row[data-row]': 'The index of the row in the list.',
        '.mry-TransactionList-end': 'The area after the rows.',
        '.mry-TransactionList-empty': 'The text for a list without rows.',
        '.mry-TransactionList-emptyIcon': 'Above it, a receipt in a tile.',
        '.mry-TransactionList-emptyTitle': 'Its title.',
        '.mry-TransactionList-more': 'The text while rows are loading.',
        '.mry-TransactionList-error':
          'The text for rows that could not be loaded, with a button that tries again.',
        '.mry-TransactionList-printed':
          'In print, below a list of more than 1,000 rows: how many of them are printed.',
        '.mry-TransactionList-foot': 'What sticks to the end of the list: the next one.',
        '.mry-TransactionList-attribution': 'The credits of the sources that the rows show.',
        '.mry-TransactionList-status':
          'The line that announces “24 merchants found”, or that none could be loaded, for screen readers only.',
        '.mry-TransactionList-probes': 'The invisible elements that the list measures.',
        '.mry-TransactionList-rowProbe': 'Measured for the height of a row.',
        '.mry-TransactionList-headingProbe': 'Measured for the height of a heading.',
        '.mry-TransactionList-stuckProbe': 'Measured for the height of a heading that sticks.',
        '.mry-TransactionList-headerProbe':
          'Measured for `--mry-list-inset-block-start`, the height of your sticky header.',
      },
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
      usage: [
        {
          do: 'Make it as wide as a column of text: 360 to 650 pixels. Only a theme that uses the space benefits from more than 40rem.',
          dont: 'Don’t stretch rows across a wide screen. It becomes hard to see which amount belongs to which name.',
        },
        {
          do: 'Let the page scroll. If your header is sticky, set `--mry-list-inset-block-start` to its height.',
          dont: 'Don’t put a short scrolling box into a page that scrolls. On phones it captures the scroll gesture.',
        },
        {
          do: 'Use `data-mry-density="compact"` where people compare many rows.',
          dont: 'Don’t set the heights of single rows. The list measures one height for all of them; `--mry-row-height` changes it.',
        },
      ],
    } satisfies ComponentDocs,
  },
};

export default meta;

export const FixedHeight: typeof Showcase.FixedHeight = {
  ...Showcase.FixedHeight,
  tags: ['!dev', '!test'],
};
