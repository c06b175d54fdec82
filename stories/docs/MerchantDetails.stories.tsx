import { MerchantDetails } from '../../src/index.js';
import * as Showcase from '../MerchantDetails.stories.js';
import type { ComponentDocs } from './ComponentDocs.js';
import sample from './samples/OpenedTransaction.tsx?raw';

/** The page of the component. Its stories are those of the showcase. */
const meta: typeof Showcase.default = {
  ...Showcase.default,
  title: 'Components/MerchantDetails',
  component: MerchantDetails,
  tags: ['autodocs'],
  parameters: {
    ...Showcase.default.parameters,
    docs: {
      sample,
      also: ['WithTheBanksOwn'],
      selectors: {
        '.mry-MerchantDetails': 'The root element.',
        '.mry-MerchantDetails[data-status="idle"]':
          'Not requested: disabled, not visible yet, or withheld by `redact`.',
        '.mry-MerchantDetails[data-status="pending"]': 'Requested, no result yet.',
        '.mry-MerchantDetails[data-status="matched"]': 'The service knows the merchant.',
        '.mry-MerchantDetails[data-status="cleaned"]':
          'Merchant not found, but the service tidied the name. Shown in medium weight, so that it does not look verified.',
        '.mry-MerchantDetails[data-status="unmatched"]': 'The service has no record.',
        '.mry-MerchantDetails[data-status="failed"]':
          'No usable result for this row; `lookup.error` says why.',
        '.mry-MerchantDetails[data-loading]':
          'No answer yet for this transaction. Chips, and what stands below the header, wait for it, for up to a second, so that nothing moves.',
        '.mry-MerchantDetails[data-hue]':
          'One of twelve hues, or `neutral`: the colour of the header and of visits, unless that of the logo is known.',
        '.mry-DetailsHeader': 'Merchant, amount and date.',
        '.mry-DetailsHeader-name': 'The name, a heading.',
        '.mry-DetailsHeader-amount': 'The amount.',
        '.mry-DetailsHeader-moment': 'The line with the date and `notes`.',
        '.mry-DetailsHeader-when': 'The date, a `<time>`; a `<span>` for text that is not a date.',
        '.mry-DetailsHeader-notes': 'The card, `meta` and “Online”.',
        '.mry-DetailsHeader-note': 'One of them.',
        '.mry-DetailsHeader-chips': 'The line of chips.',
        '.mry-DetailsHeader-chip':
          'Category, state, intermediary or rating; with `data-state` the state.',
        '.mry-DetailsHeader-chip[data-state="pending"]': 'Not booked yet.',
        '.mry-DetailsHeader-chip[data-state="declined"]': 'The bank said no.',
        '.mry-DetailsHeader-chip[data-state="reversed"]': 'Taken back.',
        '.mry-DetailsHeader-chip[data-state="refunded"]': 'The money came back.',
        '.mry-DetailsHeader-chip[data-state="scheduled"]': 'Still to come.',
        '.mry-DetailsGlyph': 'The sign before a line, with `data-glyph`.',
        '.mry-DetailsGlyph[data-glyph]': 'The name of the sign, such as `pin`.',
        '.mry-DetailsSection': 'A section, with a hairline above it.',
        '.mry-DetailsSection-title': 'The heading of a section.',
        '.mry-DetailsSection-head': 'The line of a heading that has a rating.',
        '.mry-DetailsFold': 'What is folded at first: the week and the sources. A `<details>`.',
        '.mry-DetailsFold-summary': 'What is shown of it while it is folded.',
        '.mry-DetailsStatement-text': 'The bank’s raw text, which is the evidence for the name.',
        '.mry-DetailsStatus': 'The status of the lookup.',
        '.mry-DetailsStatus[data-quiet]':
          'Nothing is visible: no news, or no merchant was to be expected.',
        '.mry-DetailsStatus[data-status="idle"]':
          'Not requested: disabled, not visible yet, or withheld by `redact`.',
        '.mry-DetailsStatus[data-status="pending"]': 'Requested, no result yet.',
        '.mry-DetailsStatus[data-status="matched"]': 'The service knows the merchant.',
        '.mry-DetailsStatus[data-status="cleaned"]':
          'Merchant not found, but the service tidied the name. Shown in medium weight, so that it does not look verified.',
        '.mry-DetailsStatus[data-status="unmatched"]': 'The service has no record.',
        '.mry-DetailsStatus[data-status="failed"]':
          'No usable result for this row; `lookup.error` says why.',
        '.mry-DetailsStatus[data-incomplete]':
          'The row’s record is shown, but loading the extended record failed.',
        '.mry-DetailsStatus-text': 'The status in words.',
        '.mry-QuietButton': 'A secondary button, such as “Try again” or “Show all 4 reviews”.',
        '.mry-DetailsCandidates': 'The choice between several merchants: a `<fieldset>`.',
        '.mry-DetailsCandidates-option': 'One of them.',
        '.mry-DetailsCandidates-text': 'The name and place of an option.',
        '.mry-DetailsCandidates-place': 'What distinguishes an option from the others.',
        '.mry-AttributedGroup': 'The container of one source’s fields and their credit.',
        '.mry-MerchantDetails-map':
          'The content of the slot `map`; hidden while that is one picture which did not load.',
        '.mry-DetailsPlace': 'Where it is, whether it is open, how to reach it.',
        '.mry-DetailsLines': 'Lines with a sign before them: a `<dl>`.',
        '.mry-DetailsLine': 'Address, phone or website.',
        '.mry-DetailsLine-region': 'District, region and country.',
        '.mry-DetailsLine-end': 'The link to the way there.',
        '.mry-DetailsHours': 'Whether the shop is open, above its folded week.',
        '.mry-DetailsHours-now': 'The state of the shop, and today’s hours.',
        '.mry-DetailsHours-today': 'Today’s hours.',
        '.mry-DetailsHours-week': 'The box of the week.',
        '.mry-MerchantDetails-visits': 'The content of the slot `visits`.',
        '.mry-DetailsTable': 'Terms and values: a `<dl>`.',
        '.mry-DetailsTable-row': 'A term and its value.',
        '.mry-DetailsReviews': 'Rating, price level and reviews.',
        '.mry-DetailsReviews-order': 'States how the reviews are ordered.',
        '.mry-DetailsReviews-list': 'The reviews.',
        '.mry-DetailsReview': 'A review.',
        '.mry-DetailsReview-author': 'The author.',
        '.mry-DetailsReview-line': 'Author and age of a review.',
        '.mry-DetailsReview-rating': 'Its stars.',
        '.mry-DetailsReview-translation': 'The language it was translated from.',
        '.mry-DetailsEntity': 'Another entity: brand, parent or intermediary.',
        '.mry-DetailsEntity-name': 'Its picture and name.',
        '.mry-DetailsEntity-image': 'Its picture.',
        '.mry-DetailsAbout-participations': 'Programmes in which the brand participates.',
        '.mry-DetailsAbout-title': 'The name of a programme.',
        '.mry-DetailsAbout-facts': 'Further facts about the programme.',
        '.mry-DetailsSources': 'The source of each group of fields.',
        '.mry-MerchantDetails-actions': 'The content of the slots `actions` and `report`.',
        '.mry-DetailsPayment':
          'How it was paid: what the bank knows of the amount, intermediary, method, booking date, rhythm and note.',
        '.mry-DetailsPayment-facts': 'Original amount and rate, fee, cashback and share.',
        '.mry-DetailsPayment-others': 'Who shares the payment.',
        '.mry-ViewReceipt': '“View receipt”, and what comes of it.',
        '.mry-ViewReceipt[data-status="opening"]': 'The host app is asked for the address.',
        '.mry-ViewReceipt[data-status="failed"]': 'It gave none that can be opened.',
        '.mry-ViewReceipt[data-status="blocked"]': 'The browser opened no tab, so there is a link.',
        '.mry-ViewReceipt-button': 'Its button.',
        '.mry-ViewReceipt-status':
          'What happens: a live region. A link where the browser blocks the new tab.',
        '.mry-SomethingWrong': '“Something wrong?” and what it opens.',
        '.mry-SomethingWrong-button': 'Its button.',
        '.mry-SomethingWrong-status': 'That what the button opens could not be loaded.',
        '.mry-WaysOut': 'What it opens.',
        '.mry-WaysOut-way': 'A way out: a button.',
        '.mry-WaysOut-label': 'Its name.',
        '.mry-WaysOut-hint': 'What comes of it.',
        '.mry-Hidden': 'Text for screen readers only, such as “opens in a new tab”.',
      },
      accessibility: [
        'An article named by its heading. `headingLevel` fits it into your page; sections are one level below.',
        'The status of the lookup is a `role="status"` line, announced when it changes. Nothing in the header moves.',
        '“Something wrong?” moves the focus into what it opens, and Escape leads back step by step.',
        'If the focused button disappears, the focus moves to the heading.',
        'Links announce that they open a new tab. Phone numbers keep their direction.',
        'Reviews have the `lang` that the record names.',
        'Everything in the tooltip of a row is visible here as text.',
      ],
      usage: [
        {
          do: 'Keep the statement text visible. It is what customers find on paper and what support asks for.',
          dont: 'Don’t remove it because the name looks better. The name is a claim, and the text is the evidence.',
        },
        {
          do: 'Keep the fields of a source in one container with its credit.',
          dont: 'Don’t move single fields out of it. Terms usually require the credit beside the data.',
        },
        {
          do: 'Give `onDispute`, too. People who do not recognise a payment look for one place that helps.',
          dont: 'Don’t show a report of the merchant and a dispute as two unrelated links.',
        },
        {
          do: 'Put your own actions below it, with the slots `actions` and `report`.',
          dont: 'Don’t cover the list with it on a large screen. People compare the details with the list.',
        },
      ],
    } satisfies ComponentDocs,
  },
};

export default meta;

const HIDDEN = ['!dev', '!test'];

export const Full: typeof Showcase.Full = { ...Showcase.Full, tags: HIDDEN };

export const WithTheBanksOwn: typeof Showcase.WithTheBanksOwn = {
  ...Showcase.WithTheBanksOwn,
  tags: HIDDEN,
};
