import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { Profiler, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  DisplayProvider,
  type DisplayProviderProps,
  type ListedTransaction,
  type MerchantLookup,
  type MerchantLookupStatus,
  type MerchantRecord,
  type MerchantView,
  TransactionRow,
  useMerchantView,
} from '../../../src/index.js';
import { lookupOf } from '../../lookupOf.js';

afterEach(() => {
  cleanup();
  // Forgets the pictures that failed.
  window.dispatchEvent(new Event('online'));
});

/** Friday 20 November 2026, 18:40 in London. */
const NOW = Date.parse('2026-11-20T18:40:00Z');
const MINUTE_MS = 60_000;

const transaction: ListedTransaction = {
  id: 'row-1',
  merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
  mcc: '5812',
  amount: '-57.60',
  currency: 'GBP',
  date: '2026-11-20',
};

/** Open from 8 to 19 every day. */
const opening_hours = {
  periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    open: { day, time: '0800' },
    close: { day, time: '1900' },
  })),
};

/** Failed pictures are remembered for the page, so every record has its own host. */
let hosts = 0;
function grocer(parts: MerchantRecord = {}): MerchantRecord {
  hosts += 1;
  const at = (name: string) => `https://shop-${hosts}.example/${name}.png`;
  return {
    name: 'Harrow \u202e& Vale',
    category: 'Farm shops',
    country: 'GB',
    logoImg: at('logo'),
    brand: { img: at('brand') },
    categoryImg: at('category'),
    intermediary: { name: 'PayZip' },
    opening_hours,
    ...parts,
  };
}

const inDisplay = (ui: ReactNode, options: DisplayProviderProps = {}) => (
  <DisplayProvider locale="en-GB" timeZone="Europe/London" now={() => new Date(NOW)} {...options}>
    {ui}
  </DisplayProvider>
);

interface ViewOptions extends DisplayProviderProps {
  row?: ListedTransaction;
}

function viewOf(
  lookup: MerchantLookup | undefined,
  { row = transaction, ...display }: ViewOptions = {},
) {
  return renderHook(() => useMerchantView(lookup, row), {
    wrapper: ({ children }) => inDisplay(children, display),
  });
}

describe('useMerchantView', () => {
  it('gives everything that a row shows, ready to be put into elements', () => {
    const merchant = grocer();
    const { result } = viewOf(lookupOf(merchant));
    expect(result.current).toEqual({
      status: 'matched',
      name: 'Harrow & Vale',
      nameSource: 'merchant',
      monogram: { letter: 'H', hue: 'green' },
      picture: {
        src: merchant.logoImg,
        referrerPolicy: 'no-referrer',
        loading: 'lazy',
        decoding: 'async',
        onLoad: expect.any(Function),
        onError: expect.any(Function),
        'data-kind': undefined,
      },
      category: {
        key: 'eating-out',
        hue: 'orange',
        label: 'Farm shops',
        icon: { own: undefined, builtIn: 'eating-out' },
        picture: undefined,
      },
      via: 'PayZip',
      hours: 'Closes in 20 mins',
      credits: [],
    });
  });

  it('stands on the bank’s text while nothing is known, also without a lookup', () => {
    for (const lookup of [undefined, lookupOf(undefined, { status: 'pending' })]) {
      expect(viewOf(lookup).result.current).toMatchObject({
        status: lookup ? 'pending' : 'idle',
        name: transaction.merchant_name,
        nameSource: 'transaction',
        picture: undefined,
        category: { label: 'Eating out', icon: { builtIn: 'eating-out' } },
        via: undefined,
        hours: undefined,
        credits: [],
      });
    }
    const blank = { ...transaction, merchant_name: ' \u200b', mcc: undefined };
    expect(viewOf(undefined, { row: blank }).result.current).toMatchObject({
      name: undefined,
      monogram: { letter: '•' },
      category: { key: 'unidentified', label: 'Payment' },
    });
  });

  it('takes the category of the code, unless the service has no record', () => {
    const key = (status: MerchantLookupStatus) =>
      viewOf(lookupOf(undefined, { status })).result.current.category.key;
    expect(key('failed')).toBe('eating-out');
    expect(key('pending')).toBe('eating-out');
    expect(key('unmatched')).toBe('unidentified');
  });

  it('is about the person at the other end of a transfer', () => {
    const row = { ...transaction, mcc: undefined, counterparty: { name: 'Maya Lindqvist' } };
    expect(viewOf(lookupOf({ name: 'Shop' }), { row }).result.current).toMatchObject({
      name: 'Maya Lindqvist',
      nameSource: 'counterparty',
      category: { key: 'transfer', label: 'Transfer' },
      hours: undefined,
    });
  });

  it('says nothing of opening hours where `rowHours` leaves them out', () => {
    const hours = (rowHours: DisplayProviderProps['rowHours'], date: string) =>
      viewOf(lookupOf(grocer()), { rowHours, row: { ...transaction, date } }).result.current.hours;
    const at = (ms: number) => new Date(NOW + ms).toISOString();
    const twoDays = 48 * 3_600_000;
    expect(hours('never', at(0))).toBeUndefined();
    expect(hours('always', at(-10 * twoDays))).toBe('Closes in 20 mins');
    expect(hours('recent', at(60_000 - twoDays))).toBe('Closes in 20 mins');
    expect(hours('recent', at(-twoDays))).toBeUndefined();
    expect(hours('recent', 'long ago')).toBeUndefined();
    expect(hours('recent', '2026-11-20')).toBe('Closes in 20 mins');
    expect(hours('recent', '2026-11-18')).toBeUndefined();
  });

  it.each(['pending', 'declined', 'scheduled'] as const)('has no hours while it is %s', (state) => {
    const row = { ...transaction, state };
    expect(viewOf(lookupOf(grocer()), { row }).result.current.hours).toBeUndefined();
  });

  it('has no hours for a purchase made online', () => {
    const row = { ...transaction, online: true };
    expect(viewOf(lookupOf(grocer()), { row }).result.current.hours).toBeUndefined();
  });

  it('leaves out what the terms of its source keep out of rows', () => {
    const merchant = grocer({ cachePolicy: { name: 'atlas', logoImg: 'atlas' } });
    const attributions = { atlas: { text: 'Data by Atlas', row: false } };
    expect(viewOf(lookupOf(merchant), { attributions }).result.current).toMatchObject({
      name: transaction.merchant_name,
      nameSource: 'transaction',
      picture: { src: merchant.brand?.img },
      credits: [],
    });
  });

  it('refuses a logo whose score is too low, and does not credit its source', () => {
    const merchant = grocer({ logoScore: 0.2, brand: {}, cachePolicy: { logoImg: 'atlas' } });
    const attributions = { atlas: { text: 'Data by Atlas' } };
    const { current } = viewOf(lookupOf(merchant), { attributions }).result;
    expect(current.credits).toEqual([expect.objectContaining({ text: 'Data by Atlas' })]);
    const bound = viewOf(lookupOf(merchant), { attributions, minLogoScore: 0.5 }).result.current;
    expect(bound).toMatchObject({ picture: undefined, credits: [] });
  });

  it('gives the service’s picture of a category where the app says so', () => {
    const merchant = grocer();
    const { result } = viewOf(lookupOf(merchant), { categoryPictures: 'service' });
    expect(result.current.category?.picture).toMatchObject({
      src: merchant.categoryImg,
      'data-kind': 'category',
    });
  });

  it('takes the icons of the design team', () => {
    const { result } = viewOf(lookupOf(grocer()), { icons: { 'farm shops': 'barn' } });
    expect(result.current.category?.icon.own).toBe('barn');
  });

  it('accepts what the hooks return', () => {
    expectTypeOf<MerchantLookup>().toExtend<NonNullable<Parameters<typeof useMerchantView>[0]>>();
    expectTypeOf<MerchantView['status']>().toEqualTypeOf<MerchantLookupStatus>();
  });
});

/** A row of a host app's own. */
function OwnRow({ lookup, row }: { lookup: MerchantLookup; row: ListedTransaction }): ReactElement {
  const { name, category, via, hours, picture } = useMerchantView(lookup, row);
  return (
    <div>
      {picture && <img alt="" {...picture} />}
      <b>{name}</b>
      <i>{category?.label}</i>
      <u>{via && `via ${via}`}</u>
      <s>{hours}</s>
    </div>
  );
}

describe('a row of a host app’s own says what TransactionRow says', () => {
  const text = (root: Element | null | undefined, selector: string) =>
    root?.querySelector(selector)?.textContent ?? '';
  // What a row says of a failed lookup is the queue's business, not the merchant's.
  const statuses: MerchantLookupStatus[] = ['idle', 'pending', 'matched', 'cleaned', 'unmatched'];
  const records: [string, MerchantRecord | undefined][] = [
    ['a full record', grocer()],
    ['an empty record', {}],
    ['no record', undefined],
    ['a hostile name', { name: '\u202e\u0000', category: '\u200b', categories: ['Pies'] }],
    ['an intermediary that is the merchant', { name: 'PayZip', intermediary: { name: 'PAYZIP' } }],
    ['hours in words only', { opening_hours: { weekday_text: ['Monday: closed'] } }],
  ];
  it.each(records)('of %s', (_, merchant) => {
    for (const status of statuses) {
      const lookup = lookupOf(merchant, { status });
      const { container } = render(
        inDisplay(
          <>
            <TransactionRow transaction={transaction} lookup={lookup} />
            <OwnRow lookup={lookup} row={transaction} />
          </>,
        ),
      );
      const [ours, own] = container.children;
      expect(text(own, 'b')).toBe(text(ours, '.mry-MerchantName'));
      expect(text(own, 'i')).toBe(text(ours, '.mry-CategoryIcon'));
      expect(text(own, 'u')).toBe(text(ours, '.mry-IntermediaryBadge'));
      expect(text(own, 's')).toBe(text(ours, '.mry-OpeningHoursPopover-button, [data-hours]'));
      expect(own?.querySelector('img')?.src).toBe(
        ours?.querySelector<HTMLImageElement>('.mry-MerchantLogo img')?.src,
      );
      cleanup();
    }
  });
});

describe('its picture', () => {
  it('gives way to the next one when it fails, and comes back', () => {
    const merchant = grocer();
    const { container } = render(
      inDisplay(<OwnRow lookup={lookupOf(merchant)} row={transaction} />),
    );
    const shown = () => container.querySelector('img');
    const seen: (string | undefined)[] = [];
    for (let image = shown(); image; image = shown()) {
      seen.push(image.src);
      fireEvent.error(image);
    }
    expect(seen).toEqual([merchant.logoImg, merchant.brand?.img]);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(shown()?.src).toBe(merchant.logoImg);
  });

  it('is the policy’s, which is told what it is for', () => {
    const merchant = grocer();
    const { result } = viewOf(lookupOf(merchant), {
      images: (url, picture) => (picture.for === 'logo' ? null : { src: `/p?u=${url.href}` }),
    });
    expect(result.current.picture).toMatchObject({
      src: `/p?u=${merchant.brand?.img}`,
      referrerPolicy: undefined,
    });
  });

  it('is credited to its own source, and the credit follows the picture', () => {
    const merchant = grocer({ cachePolicy: { logoImg: 'a', brand: 'b', opening_hours: 'c' } });
    const attributions = {
      a: { text: 'Logos by A' },
      b: { text: 'Brands by B' },
      c: { text: 'Hours by C' },
      d: { text: 'Nothing by D' },
    };
    const { result } = viewOf(lookupOf(merchant), { attributions });
    expect(result.current.credits).toEqual([attributions.a, attributions.c]);
    act(() => result.current.picture?.onError());
    expect(result.current.credits).toEqual([attributions.b, attributions.c]);
  });
});

describe('its credits', () => {
  const attributions = { a: { text: 'Data by A' } };
  const { mcc: _, ...row } = transaction;

  it.each<[string, MerchantRecord, Partial<ListedTransaction>]>([
    ['a category’s picture without its label', { categoryImg: 'https://a.example/c.png' }, {}],
    ['an intermediary that is the merchant', { intermediary: { name: 'Harrow' } }, {}],
    ['hours of a purchase made online', { opening_hours }, { online: true }],
  ])('do not name the source of %s, which is not shown', (__, fields, parts) => {
    const labels = Object.fromEntries(Object.keys(fields).map((field) => [field, 'a']));
    const logoImg = 'https://logos.example/own.png';
    const lookup = lookupOf({ name: 'Harrow', logoImg, ...fields, cachePolicy: labels });
    const { result } = viewOf(lookup, { attributions, row: { ...row, ...parts } });
    expect(result.current.credits).toEqual([]);
  });

  it.each<[string, MerchantRecord]>([
    ['the name', { name: 'Harrow' }],
    ['the category', { category: 'Pies' }],
    ['the category’s picture', { category: 'Pies', categoryImg: 'https://a.example/c.png' }],
    ['the intermediary', { intermediary: { name: 'PayZip' } }],
    ['the hours', { opening_hours }],
  ])('name the source of %s', (__, fields) => {
    const [last = ''] = Object.keys(fields).slice(-1);
    const { result } = viewOf(lookupOf({ ...fields, cachePolicy: { [last]: 'a' } }), {
      attributions,
      row,
    });
    expect(result.current.credits).toEqual([attributions.a]);
  });
});

describe('its identity', () => {
  const hookProps = (lookup: MerchantLookup) => ({ lookup });

  it('stays while nothing in it changes', () => {
    const merchant = grocer();
    const { result, rerender } = renderHook(({ lookup }) => useMerchantView(lookup, transaction), {
      initialProps: hookProps(lookupOf(merchant)),
      wrapper: DisplayProvider,
    });
    const before = result.current;
    rerender(hookProps(lookupOf(merchant)));
    expect(result.current).toBe(before);
    rerender(hookProps(lookupOf(merchant, { status: 'cleaned' })));
    expect(result.current).not.toBe(before);
  });

  it('stays, and nothing renders, when a picture of another row fails', () => {
    const commits = vi.fn();
    render(
      inDisplay(
        <Profiler id="row" onRender={commits}>
          <OwnRow lookup={lookupOf(grocer())} row={transaction} />
        </Profiler>,
      ),
    );
    const { result } = viewOf(lookupOf(grocer()));
    act(() => result.current.picture?.onError());
    expect(commits).toHaveBeenCalledTimes(1);
  });
});

describe('its hours', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('change when the shop closes', () => {
    vi.useFakeTimers({ now: NOW });
    const now = () => new Date();
    const { result } = viewOf(lookupOf(grocer()), { now });
    expect(result.current.hours).toBe('Closes in 20 mins');
    act(() => {
      vi.advanceTimersByTime(21 * MINUTE_MS);
    });
    expect(result.current.hours).toBe('Opens Saturday 08:00');
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('make no claim in the server’s HTML, and hydrate without a mismatch', () => {
    const ui = inDisplay(<OwnRow lookup={lookupOf(grocer())} row={transaction} />);
    const container = document.createElement('div');
    container.innerHTML = renderToString(ui);
    expect(container.querySelector('s')?.textContent).toBe('Opening hours');
    render(ui, { container, hydrate: true });
    expect(container.querySelector('s')?.textContent).toBe('Closes in 20 mins');
  });
});
