import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const transactionList: ComponentFacts = {
  name: 'TransactionList',
  sheets: ['list/TransactionList.css'],
  element:
    'Renders a `<div role="group">` with one `<section>` a day. Props that are not its own go to the `<div>`; its `ref` is a `TransactionListHandle` with `scrollToTransaction(id)` and `element`.',
  fallback:
    'Rows read without any answer: raw text, monogram, amount. Without rows it says “No transactions”, or what `empty` is.',
  parts: [
    { className: 'mry-TransactionList', about: 'The list.' },
    { className: 'mry-TransactionList-content', about: 'All days; as high as all rows would be.' },
    { className: 'mry-TransactionList-day', about: 'A day, with a heading and a list.' },
    {
      className: 'mry-TransactionList-heading',
      about: 'The bar that sticks while its day is read.',
    },
    { className: 'mry-TransactionList-date', about: 'The date, an `<h3>`.' },
    { className: 'mry-TransactionList-total', about: 'What the day came to.' },
    { className: 'mry-TransactionList-sum', about: 'The day’s sum in one currency.' },
    { className: 'mry-TransactionList-rows', about: 'The rows of a day, a `<ul>`.' },
    { className: 'mry-TransactionList-row', about: 'The place of a row, an `<li>`.' },
    { className: 'mry-TransactionList-end', about: 'What follows the rows.' },
    { className: 'mry-TransactionList-empty', about: 'Says that there are no rows.' },
    { className: 'mry-TransactionList-more', about: 'Says that rows are being loaded.' },
    {
      className: 'mry-TransactionList-error',
      about: 'Says that rows could not be loaded, with a button to try again.',
    },
    {
      className: 'mry-TransactionList-printed',
      about: 'On paper, below a list of more than 1,000 rows: how many of them are printed.',
    },
    {
      className: 'mry-TransactionList-attribution',
      about: 'Credits of the sources that the rows show, always in sight at the end.',
    },
    {
      className: 'mry-TransactionList-status',
      about: 'The line that announces “24 merchants found”; read out, not seen.',
    },
    { className: 'mry-TransactionList-probes', about: 'Holds what is measured; not seen.' },
    { className: 'mry-TransactionList-rowProbe', about: 'As high as a row: the list measures it.' },
    { className: 'mry-TransactionList-headingProbe', about: 'As high as a heading.' },
    {
      className: 'mry-TransactionList-headerProbe',
      about: 'As high as `--mry-list-inset-block-start`, the host’s own header.',
    },
  ],
  states: [
    {
      attribute: 'data-scroller',
      on: 'mry-TransactionList',
      values: {
        page: 'What is around the list scrolls: the nearest ancestor that does, else the page.',
        list: 'The list scrolls: it was given a `height`.',
      },
    },
    {
      attribute: 'data-id',
      on: 'mry-TransactionList-row',
      values: { '*': 'The `id` of the transaction.' },
    },
    {
      attribute: 'data-row',
      on: 'mry-TransactionList-row',
      values: { '*': 'Index of the row in the list.' },
    },
  ],
  accessibility: [
    'A list is a list: each day is a section named by its heading, with a `<ul>` of its own. A row says its place in the day by `aria-posinset` and `aria-setsize`.',
    'With `onSelect` the list is one tab stop. Arrow Up and Down, Home and End move between the names of all rows, mounted or not. Tab goes on to the row’s own buttons.',
    'The row that has the focus stays in the document, wherever the list is scrolled. When it is removed, its neighbour gets the focus.',
    'What gets the focus does not end up behind the host’s header, the heading or the credits that stick (WCAG 2.4.11).',
    'Without `onSelect`, a list with a `height` takes the focus itself, so that keys can scroll it (WCAG 2.1.1).',
    'Found merchants are announced together after one second of rest, never one by one.',
    'Find in page sees every row with `virtualized={false}` only. Print has them all, or the first 1,000.',
  ],
};
