import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Attributions,
  DisplayProvider,
  type DisplayProviderProps,
  EnrichmentError,
  type ListedTransaction,
  MerchantDetails,
  type MerchantLookup,
  type MerchantLookupStatus,
  type MerchantRecord,
} from '../../src/index.js';
import { ar } from '../../src/locales/ar.js';
import { he } from '../../src/locales/he.js';
import { lookupOf } from '../lookupOf.js';
import { grocer, NOW, transaction } from './records.js';

afterEach(cleanup);

const now = () => NOW;

function shown(ui: ReactElement, options: DisplayProviderProps = {}): ReactElement {
  return (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now} {...options}>
      {ui}
    </DisplayProvider>
  );
}

function details(lookup: MerchantLookup | undefined, props: object = {}): ReactElement {
  return <MerchantDetails {...props} transaction={transaction} lookup={lookup} />;
}

const failed = (parts: Partial<MerchantLookup> = {}) =>
  lookupOf([], { status: 'failed', error: new EnrichmentError('network'), ...parts });

describe('MerchantDetails', () => {
  it('is an article named by the merchant, with the host’s props, ref and class', () => {
    const ref = createRef<HTMLElement>();
    const props = { ref, id: 'host', className: 'own', 'data-probe': 'yes' };
    render(shown(details(lookupOf([grocer]), props)));
    const article = screen.getByRole('article', { name: 'Harrow & Vale' });
    expect(ref.current).toBe(article);
    expect(article).toHaveAttribute('id', 'host');
    expect(article).toHaveAttribute('data-probe', 'yes');
    expect(article).toHaveClass('mry-MerchantDetails', 'own');
  });

  it('has section headings one level below `headingLevel`', () => {
    render(shown(details(lookupOf([grocer]), { headingLevel: 1 })));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harrow & Vale');
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
  });

  it('hydrates what the server rendered, which makes no claim about the current time', () => {
    const review = { text: 'Good', time: Date.UTC(2026, 10, 1) / 1000 };
    const ui = (
      <DisplayProvider>{details(lookupOf([{ ...grocer, reviews: [review] }]))}</DisplayProvider>
    );
    const html = renderToString(ui);
    expect(html).toContain('November 1, 2026');
    expect(html).not.toContain('style=');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const onRecoverableError = vi.fn();
    render(ui, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('always shows the raw text of the bank', () => {
    const { rerender } = render(shown(details(undefined)));
    const statement = () => document.querySelector('.mry-DetailsStatement-text')?.textContent;
    expect(statement()).toBe('HARROW AND VALE 0217 LEEDS GB');
    rerender(shown(details(lookupOf([grocer]))));
    expect(statement()).toBe('HARROW AND VALE 0217 LEEDS GB');
  });

  it('answers in the order in which people ask', () => {
    const payment = { ...transaction, method: 'Contactless' };
    const merchant: MerchantRecord = {
      ...grocer,
      opening_hours: { periods: [{ open: { day: 0, time: '0000' } }] },
      brand: { id: 'b1', name: 'Vale Group' },
      cachePolicy: { name: 'own' },
    };
    const { container } = render(
      shown(
        <MerchantDetails
          transaction={payment}
          lookup={lookupOf([merchant])}
          slots={{ visits: 'Your visits' }}
          onReport={() => undefined}
        />,
      ),
    );
    const parts = [
      'h2',
      '.mry-DetailsHeader-amount',
      '.mry-DetailsHeader-when',
      'address',
      '.mry-DetailsHours',
      '[href^="tel:"]',
      '.mry-MerchantDetails-visits',
      '.mry-DetailsReviews',
      '.mry-DetailsEntity',
      '.mry-DetailsPayment',
      '.mry-DetailsStatement-text',
      '.mry-DetailsSources',
      '.mry-SomethingWrong',
    ].map((selector) => container.querySelector(selector));
    for (const [index, part] of parts.entries()) {
      const next = parts[index + 1];
      expect(part).not.toBeNull();
      if (part && next) {
        expect(part.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      }
    }
  });

  it('keeps the header and the bank’s text in place when the merchant arrives', () => {
    const { container, rerender } = render(shown(details(lookupOf([], { status: 'pending' }))));
    const kept = () =>
      ['header', '.mry-DetailsHeader-amount', '.mry-DetailsStatement-text'].map((part) =>
        container.querySelector(part),
      );
    const before = kept();
    rerender(shown(details(lookupOf([grocer]))));
    expect(kept()).toEqual(before);
  });

  it('folds the week, and says beside it what today is', () => {
    const openings = [1, 5].map((day) => ({
      open: { day, time: '0800' },
      close: { day, time: '1900' },
    }));
    const merchant = { ...grocer, opening_hours: { periods: openings } };
    const { container } = render(shown(details(lookupOf([merchant]))));
    const fold = container.querySelector('.mry-DetailsHours details');
    expect(fold).not.toHaveAttribute('open');
    expect(fold?.querySelector('summary')?.textContent).toMatch(
      /^Opening hours:Closes in 20 mins?Today 08:00 – 19:00/,
    );
    expect(fold?.querySelector('table')).not.toBeNull();
  });

  it.each([
    ['he', he, 'היום 8:00 – 12:00 ו-13:00 – 19:00'],
    [
      'ar',
      ar,
      'اليوم \u20688:00 ص\u2069 – \u206812:00 م\u2069 و\u20681:00 م\u2069 – \u20687:00 م\u2069',
    ],
  ])('writes the hours of today in the direction of the page, as the week is, %s', (...given) => {
    const [locale, messages, text] = given;
    const openings = [
      ['0800', '1200'],
      ['1300', '1900'],
    ].map(([opens = '', closes = '']) => ({
      open: { day: 5, time: opens },
      close: { day: 5, time: closes },
    }));
    const merchant = { ...grocer, opening_hours: { periods: openings } };
    const { container } = render(shown(details(lookupOf([merchant])), { locale, messages }));
    // Around a whole range, U+2068 would mean from left to right: it has no letter outside of others.
    expect(container.querySelector('.mry-DetailsHours-today')?.textContent).toBe(text);
  });

  it('copies the statement text, or selects it where it may not copy', async () => {
    const { rerender } = render(shown(details(lookupOf([grocer]))));
    const button = screen.getByRole('button', { name: 'Copy statement text' });
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    fireEvent.click(button);
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith(transaction.merchant_name);
    vi.unstubAllGlobals();
    rerender(shown(details(lookupOf([grocer]))));
    fireEvent.click(button);
    await expect.poll(() => String(getSelection())).toBe(transaction.merchant_name);
  });

  it('says when today the reader paid there, if somebody was there', () => {
    const openings = [5].map((day) => ({
      open: { day, time: '0800' },
      close: { day, time: '1900' },
    }));
    const merchant = { ...grocer, opening_hours: { periods: openings } };
    const paid = (more: Partial<ListedTransaction>, timeZone?: string) => {
      const { container, unmount } = render(
        shown(
          <MerchantDetails
            transaction={{ ...transaction, ...more }}
            lookup={lookupOf([merchant])}
          />,
          timeZone ? { timeZone } : {},
        ),
      );
      const text = container.querySelector('.mry-DetailsHours-paid')?.textContent;
      expect(container.querySelectorAll('.mry-HoursBar-paid')).toHaveLength(text ? 1 : 0);
      unmount();
      return text;
    };
    const date = '2026-11-20T18:22:00Z';
    expect(paid({ date })).toBe('You paid at 18:22');
    const others: Partial<ListedTransaction>[] = [
      {},
      { date: '2026-11-13T18:22:00Z' },
      { date, online: true },
      { date, recurring: { every: 'month' } },
      { date, state: 'scheduled' },
      { date, state: 'declined' },
      { date, amount: 57.6 },
    ];
    expect(others.map((more) => paid(more))).toEqual(others.map(() => undefined));
    expect(paid({ date }, 'Asia/Tokyo')).toBeUndefined();
  });

  it('links to the way to an address that the host gives, and only if it is safe', () => {
    const directions = vi.fn(() => 'https://maps.example/to?q=leeds');
    const { rerender } = render(shown(details(lookupOf([grocer]), { directions })));
    expect(screen.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      'https://maps.example/to?q=leeds',
    );
    expect(directions.mock.calls[0]).toEqual([grocer]);
    rerender(shown(details(lookupOf([grocer]), { directions: () => 'javascript:alert(1)' })));
    expect(screen.queryByText('Directions')).toBeNull();
    const failing = () => {
      throw new Error('no position');
    };
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    rerender(shown(details(lookupOf([grocer]), { directions: failing })));
    expect(screen.queryByText('Directions')).toBeNull();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    directions.mockClear();
    for (const place of [{}, { address: ' ', locality: 'Leeds' }]) {
      rerender(shown(details(lookupOf([{ name: 'Shop', ...place }]), { directions })));
      expect(directions).not.toHaveBeenCalled();
    }
  });

  it('shows "Online" instead of address, hours and map for an online purchase', () => {
    const map = vi.fn(() => 'a map');
    const merchant: MerchantRecord = {
      ...grocer,
      position: { type: 'Point', coordinates: [1, 2] },
      opening_hours: { weekday_text: ['Monday: closed'] },
    };
    const online = { ...transaction, online: true };
    render(
      shown(<MerchantDetails transaction={online} lookup={lookupOf([merchant])} slots={{ map }} />),
    );
    expect(screen.getByText('Online')).toBeInTheDocument();
    expect(screen.queryByText('Address')).toBeNull();
    expect(document.querySelector('.mry-DetailsHours')).toBeNull();
    expect(map).not.toHaveBeenCalled();
    expect(screen.getByText('Phone')).toBeInTheDocument();
  });

  it.each([
    [undefined, 1, ['"places"']],
    [true, 1, []],
    [false, 0, []],
  ])(
    'with map: %s draws a source’s place %i times, with a warning about %j',
    (map, times, named) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const merchant: MerchantRecord = {
        ...grocer,
        position: { type: 'Point', coordinates: [1, 2] },
        cachePolicy: { position: 'places' },
      };
      const details = (
        <DisplayProvider attributions={{ places: { text: 'Places by Example', map } }}>
          <MerchantDetails
            transaction={transaction}
            lookup={lookupOf([merchant])}
            slots={{ map: <b data-map /> }}
          />
        </DisplayProvider>
      );
      const { container, rerender } = render(details);
      rerender(details);
      expect(container.querySelectorAll('[data-map]')).toHaveLength(times);
      expect(warn.mock.calls).toEqual(named.map((label) => [expect.stringContaining(label)]));
    },
  );

  it('shows the host’s meta, actions and report', () => {
    const slots = { actions: <button type="button">Split</button>, report: <b>Improve</b> };
    render(shown(details(lookupOf([grocer]), { meta: 'Card ending 4417', slots })));
    expect(screen.getByText('Card ending 4417')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Split' })).toBeInTheDocument();
    expect(screen.getByText('Improve')).toBeInTheDocument();
  });
});

describe('the focused heading', () => {
  const heading = () => screen.getByRole('heading', { level: 2 });
  const respond = (record: MerchantRecord, attributions: Attributions) => {
    const page = (lookup: MerchantLookup) => (
      <DisplayProvider attributions={attributions}>{details(lookup)}</DisplayProvider>
    );
    const { rerender } = render(page(lookupOf([], { status: 'pending' })));
    act(() => heading().focus());
    rerender(page(lookupOf([record])));
  };

  it('keeps the focus when a record with a logo arrives', () => {
    respond({ name: 'Harrow & Vale', logoImg: 'https://pictures.example/logo.png' }, {});
    expect(heading()).toHaveTextContent('Harrow & Vale');
    expect(heading()).toHaveFocus();
  });

  it('keeps the focus when the name moves into the container of its source', () => {
    respond({ ...grocer, cachePolicy: { name: 'places' } }, { places: { text: 'Data by Atlas' } });
    expect(heading().closest('.mry-AttributedGroup')).not.toBeNull();
    expect(heading()).toHaveFocus();
  });
});

it('an unknown price level has no section, and prices alone are not called a rating', () => {
  const { rerender } = render(shown(details(lookupOf([{ name: 'Shop', price_level: 7 }]))));
  expect(screen.queryByRole('heading', { name: 'Rating' })).toBeNull();
  rerender(shown(details(lookupOf([{ name: 'Shop', price_level: 2 }]))));
  expect(screen.queryByRole('heading', { name: 'Rating' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Prices' })).toBeInTheDocument();
});

it('the day of the brand check does not depend on the reader’s time zone', () => {
  const dates = ['2025-02-03', '2025-02-03T23:30:00', '2025-02-03 01:30:00'];
  const days = dates.map((verifiedInputDate) => {
    const { container, unmount } = render(
      shown(details(lookupOf([{ brand: { id: '1', verifiedInputDate } }])), {
        timeZone: 'America/Los_Angeles',
      }),
    );
    const text = container.querySelector('.mry-DetailsSources p')?.textContent;
    unmount();
    return text;
  });
  expect(days).toEqual(dates.map(() => 'Brand checked on 3 February 2025'));
});

describe('status', () => {
  const STATUSES: readonly (readonly [MerchantLookupStatus, MerchantRecord[], string])[] = [
    ['idle', [], ''],
    ['pending', [], 'Looking up the merchant…'],
    ['matched', [grocer], 'Merchant identified.'],
    [
      'cleaned',
      [{ name: 'Harrow Vale' }],
      'Merchant not identified. The name above is only a tidier form of the statement text.',
    ],
    ['unmatched', [], 'Merchant not identified. Nothing is known beyond the statement text.'],
    ['failed', [], 'The merchant could not be looked up just now.'],
  ];

  it.each(STATUSES)('%s has its own words and `data-status`', (status, merchants, words) => {
    render(shown(details(lookupOf(merchants, { status }))));
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.getByRole('article')).toHaveAttribute('data-status', status);
    expect(new Set(STATUSES.map(([, , text]) => text)).size).toBe(6);
  });

  it.each([
    ['money in', { amount: '2424' }],
    ['cash', { mcc: '6011' }],
  ])('does not miss a merchant of %s', (_, given) => {
    const payment = { ...transaction, ...given };
    const lookup = lookupOf([], { status: 'unmatched' });
    render(shown(<MerchantDetails transaction={payment} lookup={lookup} />));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is visually hidden only after success', () => {
    const { rerender } = render(shown(details(lookupOf([grocer]))));
    expect(screen.getByRole('status')).toHaveClass('mry-Hidden');
    rerender(shown(details(lookupOf([{ name: 'Tidy' }], { status: 'cleaned' }))));
    expect(screen.getByRole('status')).not.toHaveClass('mry-Hidden');
  });

  it.each(STATUSES.filter(([status]) => status !== 'failed'))(
    '%s has no retry button',
    (status, merchants) => {
      render(shown(details(lookupOf(merchants, { status }))));
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it('failed has a button for one retry at a time, and then moves the focus to the heading', () => {
    const retry = vi.fn();
    const { rerender } = render(shown(details(failed({ retry }))));
    const button = screen.getByRole('button', { name: 'Try again' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(retry).toHaveBeenCalledTimes(1);

    rerender(shown(details(lookupOf([], { status: 'pending', retry }))));
    expect(screen.getByRole('button', { name: 'Try again' })).toBe(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(retry).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();

    rerender(shown(details(lookupOf([grocer]))));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Harrow & Vale' })).toHaveFocus();
  });

  it('has no retry button during a later request once a retry has worked', () => {
    const { rerender } = render(shown(details(failed())));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(shown(details(lookupOf([], { status: 'pending' }))));
    rerender(shown(details(lookupOf([grocer]))));
    rerender(shown(details(lookupOf([], { status: 'pending' }))));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is `data-loading` until the first answer for a transaction, and not during later ones', () => {
    const article = () => screen.getByRole('article');
    const known = lookupOf([{ name: 'Harrow & Vale' }], { isFetching: true });
    const { rerender } = render(shown(details(lookupOf([], { status: 'pending' }))));
    expect(article()).toHaveAttribute('data-loading');
    rerender(shown(details(known)));
    expect(article()).toHaveAttribute('data-loading');
    rerender(shown(details(failed())));
    expect(article()).not.toHaveAttribute('data-loading');
    rerender(shown(details(lookupOf([], { status: 'pending' }))));
    expect(article()).not.toHaveAttribute('data-loading');
    const other = { ...transaction, id: 'other' };
    rerender(shown(<MerchantDetails transaction={other} lookup={known} />));
    expect(article()).toHaveAttribute('data-loading');
    rerender(shown(<MerchantDetails transaction={other} lookup={lookupOf([grocer])} />));
    expect(article()).not.toHaveAttribute('data-loading');
  });

  it('does not call a tidied name identified when the extended record fails to load', () => {
    const error = new EnrichmentError('network');
    render(shown(details(lookupOf([{ name: 'Tidy' }], { status: 'cleaned', error }))));
    expect(screen.getByRole('status')).toHaveTextContent('Merchant not identified.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('does not take the focus from elsewhere', () => {
    const { rerender } = render(shown(details(failed())));
    rerender(shown(details(lookupOf([grocer]))));
    expect(document.body).toHaveFocus();
  });

  it('keeps the known record and has a retry button when the extended one fails to load', () => {
    const retry = vi.fn();
    const error = new EnrichmentError('timeout');
    render(shown(details(lookupOf([grocer], { error, retry }))));
    expect(screen.getByRole('status')).toHaveTextContent(/could not be loaded just now/);
    expect(screen.getByText('Canal Street', { exact: false })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('candidates', () => {
  const york: MerchantRecord = { name: 'Harrow & Vale', address: '2 Station Road, York' };
  const both = lookupOf([grocer, york]);

  it('are not offered for a single record', () => {
    render(shown(details(lookupOf([grocer]))));
    expect(screen.queryByRole('group', { name: /possible/ })).toBeNull();
  });

  it('are counted and distinguished by place, with the likeliest shown', () => {
    render(shown(details(both)));
    expect(screen.getByRole('status')).toHaveTextContent('2 merchants are possible');
    const group = screen.getByRole('group', { name: '2 merchants are possible' });
    expect(group).toHaveAccessibleDescription(/^The likeliest is shown/);
    const names = within(group).getAllByRole('radio');
    expect(names[0]).toBeChecked();
    expect(names[0]).toHaveAccessibleName(/14 Canal Street, Leeds LS1 4QP/);
    expect(names[1]).toHaveAccessibleName(/2 Station Road, York/);
  });

  it('are distinguished by category or website, not by place, for an online purchase', () => {
    const online = { ...transaction, online: true };
    const site = { name: 'Vale Stream', website: 'valestream.example' };
    const stream = { ...grocer, category: 'Entertainment' };
    render(shown(<MerchantDetails transaction={online} lookup={lookupOf([stream, site])} />));
    const group = screen.getByRole('group', { name: '2 merchants are possible' });
    const [first, second] = within(group).getAllByRole('radio');
    expect(first).toHaveAccessibleName(/Entertainment$/);
    expect(second).toHaveAccessibleName(/valestream\.example$/);
    expect(group).not.toHaveTextContent('Canal Street');
  });

  it('change what is shown, and the choice is reset with the transaction', () => {
    const onCandidateChange = vi.fn();
    const { rerender } = render(shown(details(both, { onCandidateChange })));
    fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    expect(onCandidateChange.mock.calls).toEqual([[1]]);
    const address = () => document.querySelector('address')?.textContent;
    expect(address()).toBe('2 Station Road, York');
    const other = { ...transaction, id: 'row-2' };
    rerender(shown(<MerchantDetails transaction={other} lookup={both} />));
    expect(address()).toBe('14 Canal Street\nLeeds LS1 4QP');
  });

  it('keep the choice, the open form and the focus when the row is replaced by its booking', () => {
    const onDispute = vi.fn();
    const { rerender } = render(shown(details(both, { onDispute })));
    fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    const button = screen.getByRole('button', { name: 'Something wrong?' });
    fireEvent.click(button);
    button.focus();
    for (const [id, replaces] of [
      ['booked', transaction.id],
      ['booked again', 'booked'],
    ] as const) {
      const row = { ...transaction, id, replaces };
      rerender(shown(<MerchantDetails transaction={row} lookup={both} onDispute={onDispute} />));
      expect(document.querySelector('address')?.textContent).toBe('2 Station Road, York');
      expect(button).toHaveFocus();
      expect(button).toHaveAttribute('aria-expanded', 'true');
    }
  });

  it('can be controlled by the host', () => {
    const { rerender } = render(shown(details(both, { candidate: 1 })));
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
    fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
    rerender(shown(details(both, { candidate: 7 })));
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
  });
});
