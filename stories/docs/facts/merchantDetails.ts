import type { ComponentFacts } from '../blocks/ComponentFacts.js';
import { lookupStatus } from './lookupStatus.js';

export const merchantDetails: ComponentFacts = {
  name: 'MerchantDetails',
  sheets: [
    'details/MerchantDetails.css',
    'details/DetailsHeader.css',
    'details/sections/DetailsTable.css',
    'details/DetailsStatus.css',
    'details/sections/DetailsCandidates.css',
    'details/sections/DetailsReviews.css',
    'components/QuietButton.css',
    'components/ExternalLink.css',
  ],
  element:
    'Renders an `<article>` named by the merchant: content for a page, a side panel or a sheet, not a dialog.',
  fallback:
    'A section without data is omitted. Without a record, the details show the raw text, monogram, amount, date and the status of the lookup.',
  parts: [
    { className: 'mry-MerchantDetails', about: 'The root element.' },
    { className: 'mry-DetailsHeader', about: 'Merchant, amount and date.' },
    { className: 'mry-DetailsHeader-name', about: 'The name, a heading.' },
    { className: 'mry-DetailsHeader-line', about: 'The category.' },
    { className: 'mry-DetailsHeader-amount', about: 'The amount.' },
    {
      className: 'mry-DetailsHeader-when',
      about: 'The date, a `<time>`; a `<span>` for text that is not a date.',
    },
    { className: 'mry-DetailsHeader-notes', about: '`meta`, “Online” and “Pending”.' },
    { className: 'mry-DetailsSection', about: 'A section, with a hairline above it.' },
    { className: 'mry-DetailsSection-title', about: 'The heading of a section.' },
    {
      className: 'mry-MerchantDetails-statement',
      about: 'The bank’s raw text, which is the evidence for the name.',
    },
    { className: 'mry-DetailsStatus', about: 'The status of the lookup.' },
    { className: 'mry-DetailsStatus-text', about: 'The status in words.' },
    {
      className: 'mry-QuietButton',
      about: 'A secondary button, such as “Try again” or “Show all 4 reviews”.',
    },
    {
      className: 'mry-DetailsCandidates',
      about: 'The choice between several merchants: a `<fieldset>`.',
    },
    { className: 'mry-DetailsCandidates-option', about: 'One of them.' },
    { className: 'mry-DetailsCandidates-text', about: 'The name and place of an option.' },
    {
      className: 'mry-DetailsCandidates-place',
      about: 'What distinguishes an option from the others.',
    },
    {
      className: 'mry-AttributedGroup',
      about: 'The container of one source’s fields and their credit.',
    },
    { className: 'mry-MerchantDetails-map', about: 'The content of `map`.' },
    { className: 'mry-DetailsTable', about: 'Terms and values: a `<dl>`.' },
    { className: 'mry-DetailsTable-row', about: 'A term and its value.' },
    { className: 'mry-DetailsHours-status', about: 'Whether the shop is open, above its week.' },
    { className: 'mry-DetailsReviews-summary', about: 'Rating and price level.' },
    { className: 'mry-DetailsReviews-order', about: 'States how the reviews are ordered.' },
    { className: 'mry-DetailsReviews-list', about: 'The reviews.' },
    { className: 'mry-DetailsReview', about: 'A review.' },
    { className: 'mry-DetailsReview-head', about: 'Author, rating and age of a review.' },
    { className: 'mry-DetailsReview-author', about: 'The author.' },
    { className: 'mry-DetailsReview-line', about: 'A line of that head.' },
    { className: 'mry-DetailsReview-translation', about: 'The language it was translated from.' },
    {
      className: 'mry-DetailsEntity',
      about: 'Another entity: brand, parent or intermediary.',
    },
    { className: 'mry-DetailsEntity-name', about: 'Its picture and name.' },
    { className: 'mry-DetailsEntity-image', about: 'Its picture.' },
    {
      className: 'mry-DetailsAbout-participations',
      about: 'Programmes in which the brand participates.',
    },
    { className: 'mry-DetailsAbout-title', about: 'The name of a programme.' },
    { className: 'mry-DetailsAbout-facts', about: 'Further facts about the programme.' },
    { className: 'mry-DetailsSources', about: 'The source of each group of fields.' },
    { className: 'mry-MerchantDetails-actions', about: 'The content of `actions` and `report`.' },
    {
      className: 'mry-Hidden',
      about: 'Text for screen readers only, such as “opens in a new tab”.',
    },
  ],
  states: [
    { attribute: 'data-status', on: 'mry-MerchantDetails', values: lookupStatus },
    { attribute: 'data-status', on: 'mry-DetailsStatus', values: lookupStatus },
    {
      attribute: 'data-incomplete',
      on: 'mry-DetailsStatus',
      values: { '': 'The row’s record is shown, but loading the extended record failed.' },
    },
  ],
  accessibility: [
    'An article named by its heading. `headingLevel` fits it into your page; sections are one level below.',
    'The status of the lookup is a `role="status"` line, announced when it changes. Nothing that is already visible moves.',
    'If the focused button disappears, the focus moves to the heading.',
    'Links announce that they open a new tab. Phone numbers keep their direction.',
    'Reviews have the `lang` that the record names.',
    'Everything in the tooltip of a row is visible here as text.',
  ],
};
