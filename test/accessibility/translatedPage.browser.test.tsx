import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactElement, type ReactNode, useState } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  FindBar,
  type FindGroup,
  MerchantPayments,
  NothingFound,
  useFind,
} from '../../src/find/index.js';
import { findDe } from '../../src/find/locales/de.js';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantCredits,
  MerchantDetails,
  MerchantProvider,
  TransactionList,
  TransactionRow,
  useMerchantDetails,
} from '../../src/index.js';
import { de } from '../../src/locales/de.js';
import { STORY_NOW_MS } from '../../stories/sandbox/storyNow.js';
import { sheets } from '../../stories/states/sheets.js';
import { leaves, record, transaction } from '../components/leaves.js';
import { nameOf, statement } from '../list/listOnScreen.js';
import '../../src/theme/styles.css';
import '../../src/theme/find.css';
import { lookupOf } from '../lookupOf.js';

const now = () => new Date(STORY_NOW_MS);
const noImages = () => null;

beforeEach(async () => {
  await page.viewport(1280, 900);
});

/**
 * Translates what is in an element, and whatever arrives in it, as Chrome and Edge do: an element
 * takes the place of each text node, which leaves the page while React still holds on to it.
 */
function translate(root: Node): void {
  const observer = new MutationObserver(() => translateTexts(root));
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  translateTexts(root);
}

function translateTexts(root: Node): void {
  for (const text of textsOf(root)) {
    if (text.parentElement?.closest('font, textarea, [translate="no"]')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `⟦${text.data}⟧`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** The texts that a translation changes: not those of spaces. */
function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data }) => data.trim() !== '');
}

/** What was translated. */
const original = (root: Element) => root.textContent.replace(/[⟦⟧]/g, '');

/**
 * Texts that React holds on to. It sets the text of an element that has no other child through the
 * element, whatever has become of the text node.
 */
function heldTexts(root: Node): string[] {
  return textsOf(root)
    .filter((text) => Object.keys(text).some((key) => key.startsWith('__reactFiber')))
    .map(({ data, parentElement }) => `${data} in ${parentElement?.className}`);
}

interface StageProps {
  step: number;
  locale: string;
  children: ReactNode;
}

/** The same twice: translated and changed, and beside it untouched and new at each step. */
function Stage({ step, locale, children }: StageProps): ReactElement {
  return (
    <>
      <Side locale={locale} className="translated">
        {children}
      </Side>
      <Side key={step} locale={locale} className="untouched">
        {children}
      </Side>
    </>
  );
}

function Side({ locale, className, children }: Omit<StageProps, 'step'> & { className: string }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div ref={setContainer} className={className}>
      {container && (
        <DisplayProvider
          {...{ locale, container, now }}
          messages={locale === 'de' ? de : undefined}
          timeZone="Europe/London"
          images={noImages}
        >
          {children}
        </DisplayProvider>
      )}
    </div>
  );
}

const side = (name: string) => document.querySelector<HTMLElement>(`.${name}`) as HTMLElement;

/** Rows of a list, and what was typed into a form, are those of its first state: each is a new one. */
const WITH_STATE = ['TransactionList', 'ReportMerchant', 'FindBar'];

const kinds: (readonly [name: string, states: readonly ReactElement[]])[] = [
  ...Object.values(sheets)
    .flat()
    // Its words are a prop, and its state is its own: it has a test below.
    .filter(({ name }) => name !== 'FindBar')
    .map(({ name, states }) => [name, Object.values(states)] as const),
  ...leaves.map(([name, , show]) => {
    const other = { ...record, name: 'Harrow', category: 'Groceries', rating: 3.1 };
    return [`${name} alone`, [show(record), show(other), show(undefined)]] as const;
  }),
];

it.each(kinds)('%s holds on to no text, and changes from state to state', async (name, states) => {
  const [first] = states as [ReactElement];
  const isNew = WITH_STATE.includes(name);
  // Every other one comes before and after the first, which is in another language.
  const steps = states.slice(1).flatMap((state) => (isNew ? [state] : [state, first]));
  const screen = await render(<div />);
  for (const [step, shown] of [first, ...steps].entries()) {
    await screen.rerender(
      <Stage step={step} locale={step % 2 ? 'de' : 'en-GB'}>
        <div key={isNew ? step : 0}>{shown}</div>
      </Stage>,
    );
    if (step === 0) {
      // What opens is mounted beside it, then or later.
      await expect.poll(() => side('untouched').childElementCount).toBeGreaterThan(0);
      translate(side('translated'));
    }
    await expect.poll(() => original(side('translated'))).toBe(original(side('untouched')));
    expect(heldTexts(side('untouched'))).toEqual([]);
  }
  await screen.unmount();
});

it('texts of the host app hold on to nothing either', async () => {
  const texts = {
    logo: 'N',
    name: 'Own name',
    trailing: 'Own end',
    category: <>Own {3}</>,
    rating: ['Good', <b key="b">B</b>, <Fragment key="f">Fine</Fragment>],
  };
  const of = (what: string) => (
    <>
      {what} of {2} <b>apps</b>
    </>
  );
  const ended = { hasMore: true, endError: true, onEndReached: () => {} };
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <DisplayProvider
        attributions={{ own: { text: 'By Own', logo: of('Mark') } }}
        icons={{ Groceries: of('Glyph') }}
      >
        <MerchantProvider fetcher={() => new Promise(() => {})}>
          <TransactionRow transaction={transaction} lookup={lookupOf(record)} slots={texts} />
          <TransactionRow transaction={transaction} lookup={lookupOf({ category: 'Groceries' })} />
          <TransactionList transactions={[]} {...ended} slots={{ endError: 'Try later' }} />
          <TransactionList transactions={[]} slots={{ empty: of('None') }} />
          <TransactionList transactions={[]} loadingMore slots={{ loadingMore: of('More') }} />
          <TransactionList
            transactions={[transaction]}
            renderDay={() => of('Day')}
            renderRow={() => of('Row')}
          />
          <MerchantCredits lookups={[{ name: 'A', cachePolicy: { name: 'own' } }]} />
          <MerchantDetails
            transaction={transaction}
            lookup={lookupOf({ ...record, position: { type: 'Point', coordinates: [1, 2] } })}
            slots={{
              ...{ logo: 'N', name: 'Own name', amount: 'Much', category: 'Own', hours: 'Late' },
              ...{ actions: 'Actions', report: 'Report' },
              ...{ map: () => of('Map'), visits: of('Visits') },
            }}
            meta={of('Meta')}
            onReport={() => {}}
          />
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>,
  );
  for (const part of ['Mark', 'Glyph', 'None', 'More', 'Day', 'Row', 'Map', 'Meta', 'Visits']) {
    await expect.poll(() => original(document.body)).toContain(`${part} of 2 apps`);
  }
  await expect.poll(() => original(document.body)).toContain('Try later');
  expect(original(document.body)).toContain('Own end');
  expect(original(document.body)).toContain('Own 3');
  expect(original(document.body)).toContain('GoodBFine');
  expect(heldTexts(document.body)).toEqual([]);
});

/** A statement, and beside it the row that was opened. */
function BankPage({ fetcher, locale }: { fetcher: Fetcher; locale: string }): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [opened, setOpened] = useState<ListedTransaction>();
  return (
    <QueryClientProvider client={client}>
      <DisplayProvider
        locale={locale}
        now={now}
        messages={locale === 'de' ? de : undefined}
        timeZone="Europe/London"
        images={noImages}
      >
        <MerchantProvider fetcher={fetcher} config={{ request: { type: 'extended' } }}>
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
            <TransactionList transactions={rows} height={600} onSelect={setOpened} />
            {opened && <Opened transaction={opened} />}
          </div>
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}

type Fetcher = Parameters<typeof MerchantProvider>[0]['fetcher'];

function Opened({ transaction }: { transaction: ListedTransaction }): ReactElement {
  const lookup = useMerchantDetails(transaction);
  return (
    <MerchantDetails
      transaction={transaction}
      lookup={lookup}
      onReport={() => undefined}
      onDispute={() => undefined}
    />
  );
}

const rows = statement(80).map((row, index) => ({ ...row, pending: index % 3 === 0 }));

const seen = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => original(element));

/** Some come with code that is loaded on demand. */
async function press(selector: string, index = 0): Promise<void> {
  await expect.poll(() => document.querySelectorAll(selector)[index]).toBeDefined();
  await userEvent.click(document.querySelectorAll(selector)[index] as Element);
}

it('a translated statement is read, scrolled, opened, closed and reported in two languages', async () => {
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetcher: Fetcher = async ({ transactions }) => {
    await answered;
    const shop = (id: string) => ({ ...record, name: id.replace('row', 'Shop') });
    return Object.fromEntries(transactions.map(({ id }) => [id, [shop(id)]]));
  };
  const screen = await render(<BankPage fetcher={fetcher} locale="en-GB" />);
  translate(document.body);
  await expect.poll(() => seen('[data-status="pending"] .mry-MerchantName')[0]).toBe('SHOP 0');
  await userEvent.click(nameOf('row 1'));
  await expect.poll(() => seen('h2')).toEqual(['SHOP 1']);

  answer?.();
  await expect.poll(() => seen('.mry-MerchantName').slice(0, 3)).toEqual(SHOPS);
  await expect.poll(() => seen('h2')).toEqual(['Shop 1']);
  await userEvent.click(nameOf('row 2'));
  await expect.poll(() => seen('h2')).toEqual(['Shop 2']);

  await press('.mry-OpeningHoursPopover');
  await expect.poll(() => seen('.mry-OpeningHoursDialog th[scope="row"]')[0]).toMatch(/^Monday/);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => seen('.mry-OpeningHoursDialog')).toEqual([]);
  await userEvent.hover(document.querySelector('.mry-IntermediaryBadge') as Element);
  await expect.poll(() => seen('.mry-Tooltip').length).toBe(1);
  expect(heldTexts(document.querySelector('.mry-Tooltip') as Element)).toEqual([]);

  await screen.rerender(<BankPage fetcher={fetcher} locale="de" />);
  await expect.poll(() => seen('.mry-TransactionList-date')[0]).toBe('Heute');
  await press('.mry-SomethingWrong-button');
  await press('.mry-WaysOut-way', 1);
  await press('.mry-ReportMerchant-radio');
  await press('.mry-ReportMerchant-send');
  await expect.poll(() => seen('.mry-ReportMerchant-thanks')).toEqual([de.report.thanks]);

  const list = document.querySelector('.mry-TransactionList') as HTMLElement;
  for (const top of [2_000, 4_000, 0]) {
    list.scrollTo(0, top);
    await expect.poll(() => seen('[data-status="pending"]').length).toBe(0);
  }
  await expect.poll(() => seen('.mry-MerchantName').slice(0, 3)).toEqual(SHOPS);
  await screen.unmount();
});

const SHOPS = ['Shop 0', 'Shop 1', 'Shop 2'];

/** A search, its filters and its menu above a list, and all payments at one merchant. */
function FindPage({ fetcher, locale }: { fetcher: Fetcher; locale: string }): ReactElement {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <DisplayProvider
        locale={locale}
        now={now}
        messages={locale === 'de' ? de : undefined}
        timeZone="Europe/London"
        images={noImages}
      >
        <MerchantProvider fetcher={fetcher}>
          <FoundPayments messages={locale === 'de' ? findDe : undefined} />
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}

function FoundPayments({ messages }: { messages: typeof findDe | undefined }): ReactElement {
  const [groupBy, setGroupBy] = useState<FindGroup>('month');
  const find = useFind(rows);
  const bar = { find, messages, filters: ['categories', 'amount', 'period', 'note'] } as const;
  return (
    <>
      <FindBar {...bar} groupBy={groupBy} onGroupByChange={setGroupBy} hasMore />
      <TransactionList
        transactions={find.rows}
        groupBy={groupBy}
        height={400}
        slots={{ empty: <NothingFound find={find} messages={messages} /> }}
      />
      <MerchantPayments
        find={find}
        payment={rows[0] as ListedTransaction}
        onSelect={() => undefined}
        messages={messages}
      />
    </>
  );
}

it('a translated search is typed, filtered, grouped and left in two languages', async () => {
  const fetcher: Fetcher = async ({ transactions }) =>
    Object.fromEntries(transactions.map(({ id }) => [id, [{ ...record, name: 'Shop' }]]));
  const field = () => page.getByRole('searchbox');
  const walk = async (check: () => void) => {
    await expect.poll(() => seen('.mry-MerchantPayments-name')).toEqual(['Shop']);
    check();
    await userEvent.fill(field(), 'shop');
    await expect.poll(() => seen('.mry-FindSummary strong')).toEqual(['80 payments']);
    check();
    for (const [index, selector] of CHIPS.entries()) {
      await press('.mry-FindChip > :first-child', index);
      await press(selector, 0);
      check();
      await userEvent.keyboard('{Escape}');
      await press('.mry-FindChip-remove');
    }
    await press('.mry-FindMenu');
    await press('.mry-FindPopover .mry-FindGroups-segment', 3);
    await expect.poll(() => seen('.mry-TransactionList-groupName')).toEqual(['Shop']);
    check();
    await userEvent.keyboard('{Escape}');
    await userEvent.fill(field(), 'nothing at all');
    await expect.poll(() => seen('.mry-FindNothing strong')).toEqual(['Nothing found']);
    check();
    await press('.mry-FindNothing-button');
    await expect.poll(() => seen('.mry-FindNothing')).toEqual([]);
  };

  const untouched = await render(<FindPage fetcher={fetcher} locale="en-GB" />);
  await walk(() => expect(heldTexts(document.body)).toEqual([]));
  await untouched.unmount();

  const screen = await render(<FindPage fetcher={fetcher} locale="en-GB" />);
  translate(document.body);
  await walk(() => undefined);
  await screen.rerender(<FindPage fetcher={fetcher} locale="de" />);
  await expect.poll(() => seen('.mry-FindChip')[0]).toBe(findDe.allCategories);
  await screen.unmount();
});

const CHIPS = [
  '.mry-FindPopover .mry-FindOption',
  '.mry-FindPopover .mry-FindOption:nth-child(2)',
  '.mry-FindPopover .mry-FindOption:nth-child(2)',
];
