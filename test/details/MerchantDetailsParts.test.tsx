import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Attributions,
  DisplayProvider,
  EnrichmentError,
  MerchantDetails,
  type MerchantDetailsParts,
  type MerchantDetailsProps,
  type MerchantDetailsShown,
  type MerchantRecord,
} from '../../src/index.js';
import { grocer, lookupOf, NOW, transaction } from './records.js';

afterEach(cleanup);

const full: MerchantRecord = {
  ...grocer,
  opening_hours: { periods: [{ open: { day: 0, time: '0000' } }] },
  reviews: [{ author_name: 'Imogen', text: 'Good' }],
  brand: { id: 'b1', name: 'Vale Group' },
  cachePolicy: { name: 'own' },
};
const york: MerchantRecord = { name: 'Harrow Vale Hotel', address: '1 Vale Lane, Harrow' };
const both = lookupOf([full, york]);

const now = () => NOW;
const LOGO = '.mry-DetailsHeader > .mry-MerchantLogo';
const NAME = '.mry-DetailsHeader-name';
const CATEGORY = '.mry-DetailsHeader-line';
const AMOUNT = '.mry-DetailsHeader-amount';
const DATE = '.mry-DetailsHeader-when';
const NOTES = '.mry-DetailsHeader-notes';

/** Where our own of each part is, from top to bottom. */
const ours: Record<keyof MerchantDetailsParts, readonly string[]> = {
  header: [LOGO, NAME, CATEGORY, AMOUNT, DATE, NOTES],
  logo: [LOGO],
  name: [NAME],
  category: [CATEGORY],
  amount: [AMOUNT],
  date: [DATE],
  notes: [NOTES],
  statement: ['.mry-MerchantDetails-statement'],
  status: ['.mry-DetailsStatus'],
  candidates: ['.mry-DetailsCandidates'],
  contact: ['.mry-MerchantAddress'],
  hours: ['.mry-OpeningHoursTable'],
  reviews: ['.mry-DetailsReview'],
  about: ['.mry-DetailsEntity'],
  sources: ['.mry-DetailsSources'],
};
const PARTS = Object.keys(ours) as (keyof MerchantDetailsParts)[];
const ALL = [...new Set(Object.values(ours).flat())];
const present = (root: HTMLElement) => ALL.filter((part) => root.querySelector(part));
const without = (part: keyof MerchantDetailsParts) =>
  ALL.filter((selector) => !ours[part].includes(selector));

const view = (props: Partial<MerchantDetailsProps> = {}, attributions: Attributions = {}) => (
  <DisplayProvider locale="en-GB" timeZone="Europe/London" {...{ now, attributions }}>
    <MerchantDetails transaction={transaction} lookup={both} meta="Card ending 4417" {...props} />
  </DisplayProvider>
);
const show = (props?: Partial<MerchantDetailsProps>, attributions?: Attributions) =>
  render(view(props, attributions)).container;

describe.each(PARTS)('the part %s', (part) => {
  it('is ours where it is undefined', () => {
    expect(present(show({ parts: { [part]: undefined } }))).toEqual(ALL);
  });

  it.each([null, false, () => null, () => undefined])(
    'is taken away, and no other with it, by %s',
    (nothing) => {
      expect(present(show({ parts: { [part]: nothing } }))).toEqual(without(part));
    },
  );

  it('is replaced by what is given', () => {
    const root = show({ parts: { [part]: <b>Own part</b> } });
    expect(screen.getAllByText('Own part')).toHaveLength(1);
    // What is given for the name stands in our heading.
    expect(present(root)).toEqual(part === 'name' ? ALL : without(part));
    if (part === 'name') expect(screen.getByRole('heading', { name: 'Own part' })).toBeVisible();
  });

  it('can be put into something of the host’s by a function', () => {
    const wrap = vi.fn((_: MerchantDetailsShown, own: unknown) => (
      <div data-testid="own">{own as never}</div>
    ));
    const root = show({ parts: { [part]: wrap } });
    expect(present(root).filter((selector) => selector !== LOGO)).toEqual(
      ALL.filter((selector) => selector !== LOGO),
    );
    expect(screen.getByTestId('own')).not.toBeEmptyDOMElement();
    expect(wrap.mock.calls[0]?.[0]).toEqual({
      transaction,
      lookup: both,
      merchant: full,
      candidate: 0,
      onCandidateChange: expect.any(Function),
      sectionLevel: 3,
    });
  });
});

describe('parts', () => {
  it('are not asked for where ours would show nothing', () => {
    const own = vi.fn(() => 'Own part');
    const parts = { statement: own, candidates: own, contact: own, hours: own, reviews: own };
    const rest = { notes: own, about: own, sources: own };
    show({
      parts: { ...parts, ...rest },
      meta: undefined,
      lookup: lookupOf([{ name: 'Shop' }]),
      transaction: { ...transaction, merchant_name: ' ' },
    });
    expect(own).not.toHaveBeenCalled();
  });

  it('of a place are not asked for what was bought online', () => {
    const hours = vi.fn(() => 'Own hours');
    show({ parts: { hours }, transaction: { ...transaction, online: true } });
    expect(hours).not.toHaveBeenCalled();
  });

  it('choose another candidate with what they are given', () => {
    const onCandidateChange = vi.fn();
    const candidates = ({ lookup, candidate, onCandidateChange: choose }: MerchantDetailsShown) => (
      <button type="button" onClick={() => choose(candidate + 1)}>
        {`${candidate + 1} of ${lookup?.merchants.length}`}
      </button>
    );
    show({ parts: { candidates }, onCandidateChange });
    fireEvent.click(screen.getByRole('button', { name: '1 of 2' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Harrow Vale Hotel');
    expect(screen.getByRole('button', { name: '2 of 2' })).toBeVisible();
    expect(onCandidateChange.mock.calls).toEqual([[1]]);
  });

  it('know the level of a section’s heading', () => {
    const about = ({ sectionLevel: level }: MerchantDetailsShown) => `Level ${level}`;
    show({ parts: { about }, headingLevel: 5 });
    expect(screen.getByText('Level 6')).toBeVisible();
  });

  it('that nobody knows are passed over', () => {
    const parts = { review: null, constructor: null } as MerchantDetailsParts;
    expect(present(show({ parts }))).toEqual(ALL);
  });
});

describe('what names the whole', () => {
  it('is read out though the name is taken away, and the first thing there', () => {
    const root = show({ parts: { name: null } });
    expect(screen.getByRole('article', { name: 'Harrow & Vale' })).toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading).toHaveClass('mry-Hidden');
    expect(root.querySelector('header')?.firstElementChild).toBe(heading);
  });

  it('is the name that a host gives', () => {
    show({ parts: { name: 'The grocer' } });
    expect(screen.getByRole('article', { name: 'The grocer' })).toBeInTheDocument();
  });

  it('is the merchant’s name under a header of the host’s, and takes the focus of a button that goes', () => {
    const ref = createRef<HTMLElement>();
    const parts = { header: <h2>Own header</h2> };
    const error = new EnrichmentError('network');
    const failed = lookupOf([], { status: 'failed', error });
    const props = { parts, ref } as Partial<MerchantDetailsProps>;
    const { rerender } = render(view({ ...props, lookup: failed }));
    const article = screen.getByRole('article', { name: 'HARROW AND VALE 0217 LEEDS GB' });
    expect(ref.current).toBe(article);
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    rerender(view({ ...props, lookup: both }));
    expect(screen.getByRole('article', { name: 'Harrow & Vale' })).toBe(article);
    expect(article).toHaveFocus();
  });

  it('is our heading inside a header that a host only puts around', () => {
    const parts: MerchantDetailsParts = { header: (_, own) => <div>{own}</div> };
    const failed = lookupOf([], { status: 'failed', error: new EnrichmentError('network') });
    const { rerender } = render(view({ parts, lookup: failed }));
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    rerender(view({ parts, lookup: both }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });
});

describe('the attribution of a part', () => {
  const attributions: Attributions = { atlas: { text: 'Data by Atlas', places: true } };
  const atlas: MerchantRecord = {
    ...full,
    cachePolicy: {
      name: 'atlas',
      category: 'own',
      website: 'own',
      route: 'atlas',
      phone: 'atlas',
      opening_hours: 'atlas',
    },
  };
  const credits = (root: HTMLElement) =>
    [...root.querySelectorAll('.mry-Attributed')].map(({ textContent }) => textContent);

  it('stays with what a host shows in its place', () => {
    const root = show(
      {
        lookup: lookupOf([atlas]),
        parts: {
          name: 'Own name',
          contact: ({ merchant }) => (merchant?.route ? 'Own contact ' : null),
          hours: 'Own hours ',
          reviews: ({ merchant }) => `Rated ${merchant?.rating} `,
        },
      },
      attributions,
    );
    expect(credits(root)).toEqual([
      'Own nameData by Atlas',
      'Own contact Own hours Rated 4.1 Data by Atlas',
    ]);
  });

  it('goes when all of its parts are taken away', () => {
    const parts = { logo: null, name: null, contact: null, hours: null, reviews: () => null };
    const root = show({ lookup: lookupOf([atlas]), parts }, attributions);
    expect(credits(root)).toEqual([]);
  });

  it('is of what the part is given: one source’s fields, each source once', () => {
    const contact = vi.fn(({ merchant }: MerchantDetailsShown) => merchant?.website ?? 'Atlas');
    show({ lookup: lookupOf([atlas]), parts: { contact } }, attributions);
    const seen = contact.mock.calls.map(([{ merchant }]) => merchant);
    expect(seen.map((merchant) => merchant?.website)).toEqual([full.website, undefined]);
    expect(seen.map((merchant) => merchant?.phone)).toEqual([undefined, full.phone]);
  });
});
