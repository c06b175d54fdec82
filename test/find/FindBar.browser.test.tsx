import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { Fragment, type ReactElement, StrictMode, useRef, useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  FindBar,
  type FindBarProps,
  type FindGroup,
  type FindState,
  NothingFound,
  useFind,
} from '../../src/find/index.js';
import { findPt } from '../../src/find/locales/pt.js';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantProvider,
  TransactionList,
  type TransactionListHandle,
} from '../../src/index.js';
import { createLookup } from '../../src/query/cache/createLookup.js';
import { sandboxTransactions } from '../../src/sandbox/index.js';
import { toResult } from '../../src/service/response/MerchantResult.js';
import { endOfAnimations } from '../accessibility/endOfAnimations.js';
import { NOW, sandboxFetcher } from '../list/TestApp.js';
import { untilIdle } from '../untilIdle.js';
import '@fontsource-variable/inter';
import '../../src/theme/styles.css';
import '../../src/theme/find.css';

const { fetcher } = sandboxFetcher();
const now = () => new Date(NOW);
const rows = sandboxTransactions(120, { seed: 1, now: NOW });

interface BankProps extends Partial<FindBarProps<ListedTransaction>> {
  defaultState?: FindState | undefined;
  onState: (state: FindState) => void;
  /** How the list is grouped at first, where the reader can change it. */
  grouped?: FindGroup | undefined;
}

function Bank({ defaultState, onState, grouped, ...props }: BankProps): ReactElement {
  const [groupBy, setGroupBy] = useState(grouped);
  const grouping = groupBy && { groupBy, onGroupByChange: setGroupBy };
  const list = useRef<TransactionListHandle>(null);
  const find = useFind(rows, { defaultState, onStateChange: onState });
  return (
    <>
      <FindBar find={find} list={list} {...grouping} {...props} />
      <TransactionList
        ref={list}
        transactions={find.rows}
        filtered
        statementOf={find.statementOf}
        height={500}
        slots={{ empty: <NothingFound find={find} /> }}
        onSelect={() => undefined}
      />
    </>
  );
}

function App({ dir, ...props }: BankProps & { dir?: 'rtl' }): ReactElement {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={fetcher}>
        <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
          <main dir={dir}>
            <Bank {...props} />
          </main>
        </DisplayProvider>
      </MerchantProvider>
    </QueryClientProvider>
  );
}

function MerchantFilter({ payments }: { payments: ListedTransaction[] }): ReactElement {
  return <FindBar find={useFind(payments)} filters={['merchants']} />;
}

async function show({
  strict = false,
  ...props
}: Partial<BankProps> & { dir?: 'rtl'; strict?: boolean } = {}) {
  const states: FindState[] = [props.defaultState ?? {}];
  const Mode = strict ? StrictMode : Fragment;
  await render(
    <Mode>
      <App onState={(state) => states.push(state)} {...props} />
    </Mode>,
  );
  await untilIdle();
  return { state: () => states.at(-1) };
}

const field = () => page.getByRole('searchbox', { name: 'Search payments' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const chips = () =>
  [...document.querySelectorAll('.mry-FindChip > :first-child')].map(
    ({ textContent }) => textContent,
  );
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const shownIds = () =>
  [...document.querySelectorAll('[data-id]')].map((row) => row.getAttribute('data-id'));

/** Whether all of an option is seen, and nothing is above it. */
function isOnTop(input: Element | null): boolean {
  const row = input?.closest('label');
  const { left, top, bottom } = row?.getBoundingClientRect() ?? new DOMRect();
  return [top + 1, bottom - 1].every((y) => row?.contains(document.elementFromPoint(left + 40, y)));
}

beforeEach(async () => {
  await page.viewport(390, 800);
});

describe('the field', () => {
  it('finds what the rows show while it is typed, and keeps spaces', async () => {
    const { state } = await show();
    await userEvent.type(field(), 'northside ');
    expect(state()).toEqual({ text: 'northside ' });
    await expect.element(field()).toHaveValue('northside ');
    await untilIdle();
    const found = rows.filter(({ merchant_name = '' }) => /northside/i.test(merchant_name));
    // Exact, because the announcement, which comes a second later, begins with the same words.
    const count = page.getByText(`${found.length} payments`, { exact: true });
    await expect.element(count).toBeVisible();
    expect(shownIds().every((id) => found.some((row) => row.id === id))).toBe(true);
  });

  it('is cleared by Escape and left by a second one, or by arrow down', async () => {
    const { state } = await show({ defaultState: { text: 'northside' } });
    await field().click();
    await userEvent.keyboard('{Escape}');
    expect(state()).toEqual({});
    expect(focused()).toBe('Search payments');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.closest('[data-id]')).not.toBeNull();
    await field().click();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.closest('[data-id]')?.getAttribute('data-id')).toBe(rows[0]?.id);
  });

  it('marks what matches in each row, also in rows that are mounted later', async () => {
    await show({ defaultState: { text: 'NÓRTHSIDE' } });
    const marked = () =>
      [...(CSS.highlights.get('mry-find') ?? [])].map((range) => String(range).toLowerCase());
    await expect.poll(() => marked().length).toBeGreaterThan(2);
    expect(new Set(marked())).toEqual(new Set(['northside']));
    await button('Clear search').click();
    await expect.poll(marked).toEqual([]);
  });

  it('leaves alone what another copy of the library marks on the same page', async () => {
    const other = document.createRange();
    CSS.highlights.set('mry-find', new Highlight(other));
    await show({ defaultState: { text: 'northside' } });
    const marked = () => [...(CSS.highlights.get('mry-find') ?? [])];
    await expect.poll(() => marked().length).toBeGreaterThan(2);
    expect(marked()).toContain(other);
    await button('Clear search').click();
    await expect.poll(marked).toEqual([other]);
    CSS.highlights.delete('mry-find');
  });

  it('marks it in the bank’s text, which a row shows if nothing else of it matches', async () => {
    await show({ defaultState: { text: '0217 leeds' } });
    await page
      .getByRole('button', { name: /^Harrow & Vale/ })
      .first()
      .click();
    await expect
      .element(page.getByRole('button', { name: /^Harrow & Vale/ }).first())
      .toHaveAccessibleName(/statement: … VALE 0217 LEEDS GB$/);
    await expect
      .poll(() => [...(CSS.highlights.get('mry-find') ?? [])].map(String))
      .toContain('0217');
    await field().fill('harrow');
    await expect
      .element(page.getByRole('button', { name: /^Harrow & Vale/ }).first())
      .not.toHaveAccessibleName(/statement/);
  });
});

/** A page whose router changes the URL later than the reader acts. */
function LateBank({ sent, late }: { sent: FindState[]; late: Late }): ReactElement {
  const [state, setState] = useState<FindState>({});
  const find = useFind(rows, { state, onStateChange: (next) => sent.push(next) });
  late.arrive = setState;
  return <FindBar find={find} filters={['amount', 'period', 'note']} />;
}

interface Late {
  arrive: (state: FindState) => void;
}

/** The list comes later than the bar, as after a first page has loaded, and may be another one. */
function ListLater({ shown }: { shown: string | undefined }): ReactElement {
  const list = useRef<TransactionListHandle>(null);
  const find = useFind(rows, { state: { text: 'northside' } });
  return (
    <>
      <FindBar find={find} list={list} />
      {shown && <TransactionList key={shown} ref={list} transactions={find.rows} height={500} />}
    </>
  );
}

it('marks what matches in a list that is mounted later, or anew', async () => {
  const client = new QueryClient();
  const of = (shown: string | undefined) => (
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={fetcher}>
        <ListLater shown={shown} />
      </MerchantProvider>
    </QueryClientProvider>
  );
  const marked = () =>
    [...(CSS.highlights.get('mry-find') ?? [])].filter(
      (range) => document.contains((range as Range).startContainer) && String(range) !== '',
    ).length;
  const screen = await render(of(undefined));
  await screen.rerender(of('first'));
  await expect.poll(marked).toBeGreaterThan(2);
  await screen.rerender(of('second'));
  await expect.poll(marked).toBeGreaterThan(2);
});

it('without a list, leaves Escape in an empty field to a dialog around it', async () => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MerchantProvider fetcher={fetcher}>
        <LateBank sent={[]} late={{ arrive: () => undefined }} />
      </MerchantProvider>
    </QueryClientProvider>,
  );
  await field().click();
  const passed: boolean[] = [];
  const note = (event: Event) => passed.push(event.defaultPrevented);
  document.addEventListener('keydown', note);
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', note);
  expect(passed).toEqual([false]);
});

describe('with a router that is late', () => {
  async function showLate() {
    const sent: FindState[] = [];
    const late: Late = { arrive: () => undefined };
    await render(
      <QueryClientProvider client={new QueryClient()}>
        <MerchantProvider fetcher={fetcher}>
          <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
            <LateBank sent={sent} late={late} />
          </DisplayProvider>
        </MerchantProvider>
      </QueryClientProvider>,
    );
    const arrive = (state: FindState) => {
      late.arrive(state);
      return untilIdle();
    };
    return { sent, arrive };
  }

  it('keeps what was typed since, and follows a link', async () => {
    const { sent, arrive } = await showLate();
    await userEvent.type(field(), 'abc');
    await arrive({ text: 'a' });
    await userEvent.type(field(), 'd');
    await button('With a note').click();
    expect(sent.map(({ text }) => text)).toEqual(['a', 'ab', 'abc', 'abcd', 'abcd']);
    for (const state of sent.slice(1)) await arrive(state);
    await expect.element(field()).toHaveValue('abcd');
    await arrive({ text: 'ab' });
    await expect.element(field()).toHaveValue('ab');
    await arrive({});
    await expect.element(field()).toHaveValue('');
  });

  it('keeps both ends of a range, and reports nothing when a field is only left', async () => {
    const { sent } = await showLate();
    await button('Any amount').click();
    await userEvent.fill(page.getByRole('textbox', { name: 'From' }), '50');
    await userEvent.fill(page.getByRole('textbox', { name: 'To' }), '5');
    await userEvent.keyboard('{Tab}{Escape}');
    expect(sent.at(-1)).toEqual({ amount: { from: '5', to: '50' } });
    await button('Any time').click();
    await userEvent.fill(page.getByLabelText('From'), '2026-11-05');
    await userEvent.fill(page.getByLabelText('To', { exact: true }), '2026-11-01');
    await page.getByLabelText('From').click();
    await userEvent.keyboard('{Escape}');
    const range = { from: '2026-11-01', to: '2026-11-05' };
    expect(sent.at(-1)).toEqual({ amount: { from: '5', to: '50' }, period: range });
    const count = sent.length;
    await button('Any time').click();
    await page.getByLabelText('To', { exact: true }).click();
    await userEvent.keyboard('{Escape}');
    expect(sent).toHaveLength(count);
  });
});

describe('the filters', () => {
  it('open, act at once on the list behind, and give the focus back', async () => {
    const { state } = await show();
    await button('All categories').click();
    const groceries = page.getByRole('checkbox', { name: /^Groceries, \d+ payments?, / });
    await groceries.click();
    expect(state()).toEqual({ categories: ['groceries'] });
    // Nothing moves while the filter is open.
    expect(chips()[0]).toBe('Groceries');
    const show9 = page.getByRole('button', { name: /^Show \d+ payments?$/ });
    const count = shownIds().length;
    expect(count).toBeGreaterThan(0);
    await show9.click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(focused()).toBe('Categories: Groceries');
    await button('Remove: Groceries').click();
    expect(state()).toEqual({});
    await expect.poll(focused).toBe('All categories');
  });

  it('open with what is chosen in sight', async () => {
    await page.viewport(390, 440);
    await show();
    await button('All categories').click();
    await userEvent.keyboard('{End} {Escape}{Enter}');
    const option = () => document.querySelector('[role="dialog"] input:checked');
    await expect.poll(() => document.activeElement).toBe(option());
    await expect.poll(() => isOnTop(option())).toBe(true);
  });

  it.each([
    [360, 740, '200%'],
    [320, 640, '200%'],
    [740, 360, '100%'],
  ])('leave their options most of their height, at %i by %i px and text of %s', async (...size) => {
    const [width, height, text] = size;
    await page.viewport(width, height);
    document.documentElement.style.fontSize = text;
    await show({ defaultState: { categories: ['coffee'] } });
    await button('Categories: Coffee').click();
    const dialog = page.getByRole('dialog').element();
    dialog.scrollTop = (dialog.scrollHeight - dialog.clientHeight) / 2;
    const { left, top } = dialog.getBoundingClientRect();
    const points = Array.from({ length: dialog.clientHeight }, (_, index) => top + index);
    const isOfOption = (y: number) =>
      document.elementFromPoint(left + 40, y)?.closest('.mry-FindOption');
    expect(points.filter(isOfOption).length / points.length).toBeGreaterThan(0.8);
    document.documentElement.removeAttribute('style');
  });

  it('list every merchant, the last ones when the end is reached', async () => {
    const client = new QueryClient();
    const payments = Array.from({ length: 250 }, (_, index) => ({
      id: `${index}`,
      date: '2026-11-20',
      merchant_name: `RAW ${index}`,
      amount: `-${index + 1}.00`,
      currency: 'GBP',
    }));
    for (const row of payments) {
      const result = toResult([{ name: `Shop ${row.id}` }], row.id);
      client.setQueryData(createLookup(row, {}).queryKey, result);
    }
    await render(
      <QueryClientProvider client={client}>
        <MerchantProvider fetcher={fetcher}>
          <MerchantFilter payments={payments} />
        </MerchantProvider>
      </QueryClientProvider>,
    );
    await untilIdle();
    await button('All merchants').click();
    await untilIdle();
    const options = () => document.querySelectorAll('.mry-FindOption').length;
    expect(options()).toBe(200);
    await userEvent.keyboard('{End}');
    await expect.poll(options).toBe(250);
    await userEvent.keyboard('{End}');
    await expect.element(page.getByRole('checkbox', { name: /^Shop 0,/ })).toHaveFocus();
  });

  it('name no value by its key, as where a link is opened before the names are known', async () => {
    await show({ defaultState: { merchants: ['brand:8f3c'], categories: ['coffee'] } });
    expect(chips().slice(0, 2)).toEqual(['Coffee', 'Merchants']);
    await button('Categories: Coffee').click();
    await expect
      .element(page.getByRole('checkbox', { name: 'Coffee, 0 payments' }))
      .toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await button('Merchants: Merchants').click();
    await expect
      .element(page.getByRole('checkbox', { name: 'Merchants, 0 payments' }))
      .toBeInTheDocument();
  });

  it('show keys of a link that are names of object members', async () => {
    await show({ defaultState: { merchants: ['toString', '__proto__', 'constructor'] } });
    expect(chips()[0]).toBe('Merchants + 2');
  });

  it('are one tab stop, moved by arrow keys, and set ones come first', async () => {
    await show({ defaultState: { direction: 'in', period: 'last-month' } });
    expect(chips()).toEqual(['Last month', 'Money in', 'All categories', 'Any amount']);
    await button('View and export').click();
    await userEvent.keyboard('{Escape}{Tab}');
    expect(focused()).toBe('Period: Last month');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Remove: Last month');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Any amount');
    await userEvent.keyboard('{ArrowRight}{Delete}');
    expect(focused()).toBe('Any time');
    expect(chips()).toEqual(['Money in', 'All categories', 'Any amount', 'Any time']);
  });

  it('turn the arrow keys round from right to left', async () => {
    await show({ dir: 'rtl', defaultState: { direction: 'in' } });
    await button('In and out: Money in').click();
    await userEvent.keyboard('{Escape}{ArrowLeft}');
    expect(focused()).toBe('Remove: Money in');
  });

  it('choose one of many by arrow keys, many of many by the space bar', async () => {
    const { state } = await show();
    await button('In and out').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(state()).toEqual({ direction: 'out' });
    await userEvent.keyboard('{Escape}');
    await button('All categories').click();
    await userEvent.keyboard(' {ArrowDown} {End}');
    expect(state()?.categories).toHaveLength(2);
    const boxes = [...document.querySelectorAll('[role="dialog"] input')];
    expect(document.activeElement).toBe(boxes.at(-1));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(boxes[0]);
  });

  it('read amounts and dates as they are typed; ends in the wrong order change places', async () => {
    const { state } = await show();
    await button('Any amount').click();
    await userEvent.type(page.getByRole('textbox', { name: 'From' }), '£50');
    await userEvent.type(page.getByRole('textbox', { name: 'To' }), '5.5');
    expect(state()?.amount).toEqual({ from: '50', to: '5.5' });
    await userEvent.keyboard('{Tab}');
    expect(state()?.amount).toEqual({ from: '5.5', to: '50' });
    await userEvent.keyboard('{Escape}');
    expect(chips()[0]).toBe('£5.50 – £50');
    await button('Amount: £5.50 – £50').click();
    await userEvent.fill(page.getByRole('textbox', { name: 'To' }), '3');
    await userEvent.keyboard('{Escape}');
    expect(chips()[0]).toBe('£3 – £5.50');
    await button('Any time').click();
    await userEvent.fill(page.getByLabelText('From'), '2026-11-01');
    expect(state()?.period).toEqual({ from: '2026-11-01' });
    await userEvent.keyboard('{Escape}');
    expect(chips()[1]).toBe('since 1 November');
  });
});

it('is announced once, when nothing changes any more', async () => {
  await show();
  const status = document.querySelector('.mry-FindBar [role="status"]') as HTMLElement;
  const said: (string | null)[] = [];
  new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
  await userEvent.type(field(), 'northside');
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]).toMatch(/^\d+ payments\. Spent £[\d.]+( · .*)?\. \d+ have no name yet\.$/);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => said.at(-1)).toBe('120 payments');
});

it('offers what finds most when nothing is found', async () => {
  const { state } = await show({ defaultState: { text: 'northside', amount: { from: '9000' } } });
  await expect
    .element(page.getByText('No payment matches: “northside” and From £9,000.'))
    .toBeVisible();
  await button('View and export').click();
  await expect.element(page.getByRole('button', { name: /^Download/ })).toBeDisabled();
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
  await userEvent.keyboard('{Escape}');
  (page.getByRole('button', { name: /^Any amount \(/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(state()).toEqual({ text: 'northside' });
  // The button has gone; its focus has not.
  await expect.poll(() => document.activeElement?.closest('[data-id]')).not.toBeNull();
});

it.each([false, true])(
  'gives the focus to the chosen group of the menu (StrictMode: %s)',
  async (strict) => {
    await show({ grouped: 'day', strict });
    await button('View and export').click();
    await expect.element(page.getByRole('radio', { name: 'Day' })).toHaveFocus();
  },
);

it.each([100, 200])(
  'has room for long words in its segments and fields, with text of %s %',
  async (percent) => {
    await page.viewport(320, 800);
    document.documentElement.style.fontSize = `${percent}%`;
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await show({ grouped: 'category', messages: findPt });
    const segments = [...document.querySelectorAll('.mry-FindGroups-segment')];
    expect(segments).toHaveLength(4);
    const bar = document.querySelector('.mry-FindBar')?.getBoundingClientRect() as DOMRect;
    for (const segment of segments) {
      const { left, right } = segment.getBoundingClientRect();
      const word = segment.querySelector('span')?.getBoundingClientRect() as DOMRect;
      expect(word.left).toBeGreaterThanOrEqual(left);
      expect(word.right).toBeLessThanOrEqual(right);
      expect(right).toBeLessThanOrEqual(bar.right);
    }
    await button('Qualquer data').click();
    await untilIdle();
    const dates = [...document.querySelectorAll<HTMLElement>('.mry-FindRange input')];
    expect(dates).toHaveLength(2);
    for (const date of dates) expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth);
  },
);

it('keeps the focus in the bar when the segments disappear', async () => {
  await show({ grouped: 'category' });
  await page.getByRole('radio', { name: 'Category' }).click();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument();
  expect(focused()).toBe('View and export');
});

it('shows what is set, although it is not offered, as by a link', async () => {
  const { state } = await show({ defaultState: { currencies: ['GBP'], recurring: true } });
  expect(chips().slice(0, 2)).toEqual(['GBP', 'Recurring']);
  await button('Remove: GBP').click();
  await button('Recurring').click();
  expect(state()).toEqual({});
  expect(chips()).toEqual(['All categories', 'Any amount', 'Any time', 'In and out']);
});

it('writes the found payments into a file, and says what is left out of it', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  await show({ defaultState: { text: 'northside' }, csv: { sources: [] } });
  await button('View and export').click();
  const download = page.getByRole('button', { name: /^Download CSV \(\d+ payments\)/ });
  await expect.element(download).toHaveTextContent(/does not allow.*: Name/);
  const [count] = download.element().textContent?.match(/\d+/) ?? [];
  await download.click();
  const lines = (await files[0]?.text())?.trim().split('\r\n');
  expect(lines?.[0]).toBe('date,name,statement,category,amount,currency,state,note');
  expect(lines).toHaveLength(Number(count) + 1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it.each([[{}], [{ text: 'northside', categories: ['coffee'] }]] as [FindState][])(
  'has no fault that axe knows, with %j and with a filter open',
  async (defaultState) => {
    await show({ defaultState, onGroupByChange: () => undefined, groupBy: 'month' });
    await button('Any time').click();
    await expect.element(page.getByRole('dialog', { name: 'Period' })).toBeVisible();
    await endOfAnimations();
    const { violations } = await axe.run(document.querySelector('main') as HTMLElement);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  },
);

it.each([280, 320])('fits into %i pixels at twice the text size', async (width) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = '200%';
  document.documentElement.style.setProperty('--mry-font-family', '"Inter Variable"');
  await document.fonts.load('1rem "Inter Variable"');
  await show({
    defaultState: { text: 'northside', categories: ['coffee'] },
    onGroupByChange: () => undefined,
    groupBy: 'month',
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  const field = document.querySelector('.mry-FindField-input') as HTMLElement;
  const { paddingInlineStart } = getComputedStyle(field);
  expect(field.clientWidth - 2 * Number.parseFloat(paddingInlineStart)).toBeGreaterThan(60);
  const [line, link] = ['.mry-FindNaming-text', '.mry-FindNaming > button'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  expect(link?.top).toBeGreaterThanOrEqual(line?.bottom ?? Number.NaN);
  for (const segment of document.querySelectorAll('.mry-FindGroups-segment')) {
    expect(segment.scrollWidth, segment.textContent).toBeLessThanOrEqual(segment.clientWidth);
  }
  await button('Any amount').click();
  const dialog = page.getByRole('dialog').element();
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  for (const option of dialog.querySelectorAll('.mry-FindOption')) {
    const [count, sums] = ['count', 'sums'].map((part) =>
      option.querySelector(`.mry-FindOption-${part}`)?.getBoundingClientRect(),
    );
    expect(sums?.top).toBeGreaterThanOrEqual(count?.bottom ?? Number.NaN);
    expect(sums?.right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right);
  }
  document.documentElement.removeAttribute('style');
});
