import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, Fragment, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Attributions,
  DisplayProvider,
  EnrichmentError,
  MerchantDetails,
  type MerchantDetailsProps,
  type MerchantDetailsSlots,
  type MerchantDetailsState,
  type MerchantRecord,
} from '../../src/index.js';
import { lookupOf } from '../lookupOf.js';
import { grocer, NOW, transaction } from './records.js';

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
/** With something for every slot. */
const payment = { ...transaction, method: 'Contactless', fee: '0.40' };
const LOGO = '.mry-DetailsHeader > .mry-MerchantLogo';
const NAME = '.mry-DetailsHeader-name';
const CHIPS = '.mry-DetailsHeader-chips';
const CATEGORY = '.mry-DetailsHeader-chip.mry-CategoryIcon';
const FACTS = '.mry-DetailsPayment-facts';
const AMOUNT = '.mry-DetailsHeader-amount';
const DATE = '.mry-DetailsHeader-when';
const NOTES = '.mry-DetailsHeader-notes';

type PartSlot = Exclude<keyof MerchantDetailsSlots, 'map' | 'visits' | 'actions' | 'report'>;

/** Selectors of the default part of each slot that has one, from top to bottom. */
const DEFAULT_PARTS: Record<PartSlot, readonly string[]> = {
  header: [LOGO, NAME, AMOUNT, DATE, NOTES, CHIPS, CATEGORY],
  logo: [LOGO],
  name: [NAME],
  amount: [AMOUNT],
  date: [DATE],
  notes: [NOTES],
  category: [CATEGORY],
  chips: [CHIPS, CATEGORY],
  status: ['.mry-DetailsStatus'],
  candidates: ['.mry-DetailsCandidates'],
  place: ['.mry-MerchantAddress'],
  hours: ['.mry-OpeningHoursTable'],
  contact: ['[href^="tel:"]'],
  reviews: ['.mry-DetailsReview'],
  about: ['.mry-DetailsEntity'],
  payment: ['.mry-DetailsPayment', FACTS],
  facts: [FACTS],
  statement: ['.mry-DetailsStatement-text'],
  sources: ['.mry-DetailsSources'],
};
const SLOTS = Object.keys(DEFAULT_PARTS) as PartSlot[];
const ALL = [...new Set(Object.values(DEFAULT_PARTS).flat())];
const present = (root: HTMLElement) => ALL.filter((part) => root.querySelector(part));
const without = (slot: PartSlot) =>
  ALL.filter((selector) => !DEFAULT_PARTS[slot].includes(selector));

const view = (props: Partial<MerchantDetailsProps> = {}, attributions: Attributions = {}) => (
  <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now} attributions={attributions}>
    <MerchantDetails transaction={payment} lookup={both} meta="Card ending 4417" {...props} />
  </DisplayProvider>
);
const show = (props?: Partial<MerchantDetailsProps>, attributions?: Attributions) =>
  render(view(props, attributions)).container;

describe.each(SLOTS)('the slot %s', (slot) => {
  it('keeps the default part when it is undefined', () => {
    expect(present(show({ slots: { [slot]: undefined } }))).toEqual(ALL);
  });

  it.each([null, false, () => null, () => undefined])(
    'removes its part, and no other, when it is %s',
    (nothing) => {
      expect(present(show({ slots: { [slot]: nothing } }))).toEqual(without(slot));
    },
  );

  it('shows the node it is given instead of its part', () => {
    const root = show({ slots: { [slot]: <b>Own part</b> } });
    expect(screen.getAllByText('Own part')).toHaveLength(1);
    // A name is shown inside the default heading.
    expect(present(root)).toEqual(slot === 'name' ? ALL : without(slot));
    if (slot === 'name') expect(screen.getByRole('heading', { name: 'Own part' })).toBeVisible();
  });

  it('can be a function that wraps the default part', () => {
    const wrap = vi.fn((_: MerchantDetailsState, defaultPart: ReactNode) => (
      <div data-testid="own">{defaultPart}</div>
    ));
    const root = show({ slots: { [slot]: wrap } });
    expect(present(root).filter((selector) => selector !== LOGO)).toEqual(
      ALL.filter((selector) => selector !== LOGO),
    );
    expect(screen.getByTestId('own')).not.toBeEmptyDOMElement();
    expect(wrap.mock.calls[0]?.[0]).toEqual({
      transaction: payment,
      lookup: both,
      merchant: full,
      candidate: 0,
      onCandidateChange: expect.any(Function),
      sectionLevel: 3,
    });
  });
});

describe('slots', () => {
  it('are not called where their default part would show nothing', () => {
    const own = vi.fn(() => 'Own part');
    show({
      slots: {
        facts: own,
        notes: own,
        candidates: own,
        place: own,
        hours: own,
        contact: own,
        payment: own,
        statement: own,
        reviews: own,
        about: own,
        sources: own,
      },
      meta: undefined,
      lookup: lookupOf([{ name: 'Shop' }]),
      transaction: { ...transaction, merchant_name: ' ' },
    });
    expect(own).not.toHaveBeenCalled();
  });

  it('without a default part take no space when they are empty', () => {
    const empty = <>{[false, undefined]}</>;
    const slots = { visits: empty, actions: [false, null], report: empty, map: [] };
    const position = { type: 'Point', coordinates: [-1.54, 53.8] } as const;
    const root = show({ slots, meta: empty, lookup: lookupOf([{ ...full, position }]) });
    const places = ['visits', 'actions', 'map'].map((slot) => `.mry-MerchantDetails-${slot}`);
    expect(root.querySelector(places.join())).toBeNull();
    expect(root.querySelector(NOTES)).toBeNull();
  });

  it('for the hours are not called for an online purchase', () => {
    const hours = vi.fn(() => 'Own hours');
    show({ slots: { hours }, transaction: { ...transaction, online: true } });
    expect(hours).not.toHaveBeenCalled();
  });

  it('can choose another candidate', () => {
    const onCandidateChange = vi.fn();
    const candidates = ({ lookup, candidate, onCandidateChange: choose }: MerchantDetailsState) => (
      <button type="button" onClick={() => choose(candidate + 1)}>
        {`${candidate + 1} of ${lookup?.merchants.length}`}
      </button>
    );
    show({ slots: { candidates }, onCandidateChange });
    fireEvent.click(screen.getByRole('button', { name: '1 of 2' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Harrow Vale Hotel');
    expect(screen.getByRole('button', { name: '2 of 2' })).toBeVisible();
    expect(onCandidateChange.mock.calls).toEqual([[1]]);
  });

  it('get the level of the section headings', () => {
    const about = ({ sectionLevel: level }: MerchantDetailsState) => `Level ${level}`;
    show({ slots: { about }, headingLevel: 5 });
    expect(screen.getByText('Level 6')).toBeVisible();
  });

  it('with unknown names are ignored', () => {
    const slots = { review: null, constructor: null } as MerchantDetailsSlots;
    expect(present(show({ slots }))).toEqual(ALL);
  });
});

describe('the name of the article', () => {
  it.each([
    ['nothing', null],
    ['an empty list', [false, null]],
    ['an empty fragment', [<Fragment key="outer">{[<Fragment key="inner" />, '']}</Fragment>]],
  ])('is a hidden heading, the first in the header, when the slot has %s', (_, name) => {
    const root = show({ slots: { name } });
    expect(screen.getByRole('article', { name: 'Harrow & Vale' })).toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading).toHaveClass('mry-Hidden');
    expect(root.querySelector('header')?.firstElementChild).toBe(heading);
  });

  it('is the name that the slot shows', () => {
    show({ slots: { name: 'The grocer' } });
    expect(screen.getByRole('article', { name: 'The grocer' })).toBeInTheDocument();
  });

  it('is the merchant’s name under a host’s header, and the article takes the focus', () => {
    const ref = createRef<HTMLElement>();
    const slots = { header: <h2>Own header</h2> };
    const error = new EnrichmentError('network');
    const failed = lookupOf([], { status: 'failed', error });
    const props = { slots, ref } as Partial<MerchantDetailsProps>;
    const { rerender } = render(view({ ...props, lookup: failed }));
    const article = screen.getByRole('article', { name: 'HARROW AND VALE 0217 LEEDS GB' });
    expect(ref.current).toBe(article);
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    rerender(view({ ...props, lookup: both }));
    expect(screen.getByRole('article', { name: 'Harrow & Vale' })).toBe(article);
    expect(article).toHaveFocus();
  });

  it('is the default heading inside a wrapped header', () => {
    const slots: MerchantDetailsSlots = { header: (_, defaultPart) => <div>{defaultPart}</div> };
    const failed = lookupOf([], { status: 'failed', error: new EnrichmentError('network') });
    const { rerender } = render(view({ slots, lookup: failed }));
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    rerender(view({ slots, lookup: both }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });
});

describe('the attribution of a slot', () => {
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
    [...root.querySelectorAll('.mry-AttributedGroup')].map(({ textContent }) => textContent);

  it('stays beside what the slot shows', () => {
    const root = show(
      {
        lookup: lookupOf([atlas]),
        slots: {
          name: 'Own name',
          place: ({ merchant }) => (merchant?.route ? 'Own place ' : null),
          contact: ({ merchant }) => (merchant?.phone ? 'Own contact ' : null),
          hours: 'Own hours ',
          reviews: ({ merchant }) => `Rated ${merchant?.rating} `,
        },
      },
      attributions,
    );
    expect(credits(root)).toEqual([
      'Own nameData by Atlas',
      // The heading that only screen readers get.
      'Contact and place (Data by Atlas)Own place Own hours Own contact Data by Atlas',
      'Rated 4.1 Data by Atlas',
    ]);
  });

  it('disappears when all its parts are removed', () => {
    const nothing = { place: null, contact: null, hours: null, reviews: () => null };
    const slots = { logo: null, name: null, ...nothing };
    const root = show({ lookup: lookupOf([atlas]), slots }, attributions);
    expect(credits(root)).toEqual([]);
  });

  it('matches the fields that the slot gets: one call for each source', () => {
    const contact = vi.fn(({ merchant }: MerchantDetailsState) => merchant?.website ?? 'Atlas');
    show({ lookup: lookupOf([atlas]), slots: { contact } }, attributions);
    const seen = contact.mock.calls.map(([{ merchant }]) => merchant);
    expect(seen.map((merchant) => merchant?.website)).toEqual([full.website, undefined]);
    expect(seen.map((merchant) => merchant?.phone)).toEqual([undefined, full.phone]);
  });
});
