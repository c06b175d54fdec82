import { act, cleanup, render } from '@testing-library/react';
import { type ReactElement, StrictMode, Suspense, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify } from '../../../src/display/pageState.js';
import {
  DisplayProvider,
  type ListedTransaction,
  type MerchantRecord,
  type MerchantView,
  OpeningHoursPopover,
  TransactionRow,
  useMerchantView,
} from '../../../src/index.js';
import { lookupOf } from '../../lookupOf.js';

const MINUTE_MS = 60_000;

const transaction: ListedTransaction = {
  id: 'row-1',
  merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
  amount: '-57.60',
  currency: 'GBP',
  date: '2026-11-20',
};

/** Open from 8 to 19 every day. */
const merchant: MerchantRecord = {
  name: 'Harrow & Vale',
  country: 'GB',
  opening_hours: {
    periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      open: { day, time: '0800' },
      close: { day, time: '1900' },
    })),
  },
};

const now = () => new Date();

beforeEach(() => {
  // 18:25 in London, five minutes before the shop closes soon.
  vi.useFakeTimers({
    now: Date.parse('2026-11-20T18:25:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  });
});

afterEach(() => {
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const hours = (container: Element) => container.querySelector('[data-hours]')?.textContent;

function Row({ record }: { record: MerchantRecord | undefined }): ReactElement {
  return (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
      <TransactionRow transaction={transaction} lookup={lookupOf(record)} />
    </DisplayProvider>
  );
}

function Name({ record }: { record: MerchantRecord }): ReactElement {
  return <p>{useMerchantView(lookupOf(record), transaction).name}</p>;
}

interface ViewProps {
  shown: ListedTransaction;
  onView: (view: MerchantView) => void;
}

function View({ shown, onView }: ViewProps): null {
  onView(useMerchantView(lookupOf(merchant), shown));
  return null;
}

const never = new Promise(() => undefined);

/** What loads another language. */
function Waits({ locale }: { locale: string }): null {
  if (locale !== 'en-GB') throw never;
  return null;
}

interface PageProps {
  onView: (view: MerchantView) => void;
  onChange: (change: (locale: string) => void) => void;
}

function Page({ onView, onChange }: PageProps): ReactElement {
  const [locale, setLocale] = useState('en-GB');
  onChange(setLocale);
  return (
    <Suspense>
      <DisplayProvider locale={locale} timeZone="Europe/London" now={now}>
        <View shown={transaction} onView={onView} />
        <Waits locale={locale} />
      </DisplayProvider>
    </Suspense>
  );
}

describe('useRowView', () => {
  it('keeps the hours up to date of a record that came after the row was mounted', () => {
    const { container, rerender } = render(<Row record={undefined} />);
    rerender(<Row record={merchant} />);
    expect(hours(container)).toBe('Open until 19:00');
    advance(6 * MINUTE_MS);
    expect(hours(container)).toBe('Closes in 29 mins');
  });

  it('keeps the hours up to date of a row that was hydrated', () => {
    const row = (
      <DisplayProvider locale="en-GB" timeZone="Europe/London">
        <TransactionRow transaction={transaction} lookup={lookupOf(merchant)} />
        <OpeningHoursPopover merchant={merchant} />
      </DisplayProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(row);
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(container, row);
    });
    expect(hours(container)).toBe('Open until 19:00');
    advance(6 * MINUTE_MS);
    expect(hours(container)).toBe('Closes in 29 mins');
    act(() => root?.unmount());
  });

  it('serves any number of rows that share a transaction object', () => {
    const records = Array.from({ length: 12 }, (_, index) => ({ ...merchant, name: `M${index}` }));
    const { container } = render(
      <StrictMode>
        <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
          {records.map((record) => (
            <Name key={record.name} record={record} />
          ))}
        </DisplayProvider>
      </StrictMode>,
    );
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(
      records.map(({ name }) => name),
    );
  });

  it('keeps what rows of one transaction show when another of them has changed', () => {
    const shared = { ...transaction };
    const views: MerchantView[] = [];
    const show = (other: MerchantRecord) => (
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
        <View shown={shared} onView={(view) => views.push(view)} />
        <TransactionRow transaction={shared} lookup={lookupOf(other)} />
      </DisplayProvider>
    );
    const { rerender } = render(show({ ...merchant, name: 'Old' }));
    rerender(show({ ...merchant, name: 'New' }));
    rerender(show({ ...merchant, name: 'Newer' }));
    expect(views.length).toBeGreaterThan(2);
    expect(new Set(views).size).toBe(1);
  });

  it('keeps what a row shows while a transition to another language waits', () => {
    const views: MerchantView[] = [];
    let setLocale: (locale: string) => void = () => undefined;
    const onChange = (change: (locale: string) => void) => {
      setLocale = change;
    };
    render(<Page onView={(view) => views.push(view)} onChange={onChange} />);
    act(() => startTransition(() => setLocale('de')));
    const rendered = views.length;
    for (let times = 0; times < 5; times += 1) act(notify);
    expect(views).toHaveLength(rendered);
    expect(new Set(views).size).toBe(2);
  });

  it('serves rows of several readers that share a transaction object', () => {
    const locales = ['en-GB', 'fr'];
    const { container } = render(
      <StrictMode>
        {locales.map((locale) => (
          <DisplayProvider key={locale} locale={locale} timeZone="Europe/London" now={now}>
            <TransactionRow transaction={transaction} lookup={lookupOf(merchant)} />
          </DisplayProvider>
        ))}
      </StrictMode>,
    );
    const amounts = () =>
      [...container.querySelectorAll('.mry-TransactionAmount')].map((node) => node.textContent);
    const before = amounts();
    expect(new Set(before).size).toBe(2);
    advance(6 * MINUTE_MS);
    expect(amounts()).toEqual(before);
    expect(hours(container)).toBe('Closes in 29 mins');
  });

  it('makes no claim until the clock of the host has a valid time', () => {
    let time = Number.NaN;
    const clock = () => new Date(time);
    const { container } = render(
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={clock}>
        <TransactionRow transaction={transaction} lookup={lookupOf(merchant)} />
      </DisplayProvider>,
    );
    expect(hours(container)).toBe('Opening hours');
    expect(vi.getTimerCount()).toBe(0);
    time = Date.now();
    act(notify);
    expect(hours(container)).toBe('Open until 19:00');
  });

  it('keeps the time in StrictMode, and where one page takes the place of another', () => {
    const page = (key: string) => (
      <StrictMode>
        <Row key={key} record={merchant} />
      </StrictMode>
    );
    const { container, rerender } = render(page('first'));
    rerender(page('second'));
    advance(6 * MINUTE_MS);
    expect(hours(container)).toBe('Closes in 29 mins');
  });
});
