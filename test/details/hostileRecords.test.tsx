import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, type MockInstance, vi } from 'vitest';
import { OpeningHoursStatus } from '../../src/components/OpeningHours/OpeningHoursStatus.js';
import {
  CategoryIcon,
  DisplayProvider,
  getOpenStatus,
  getWeek,
  IntermediaryBadge,
  type ListedTransaction,
  MerchantAddress,
  MerchantDetails,
  MerchantLogo,
  MerchantName,
  OpeningHoursPopover,
  OpeningHoursTable,
  Rating,
  ReportMerchant,
  TransactionRow,
} from '../../src/index.js';
import { parseMerchant } from '../../src/service/response/parseMerchant.js';
import { parseResponse } from '../../src/service/response/parseResponse.js';
import type { MerchantRecord } from '../../src/service/types.js';
import { fc } from '../fc.js';
import { lookupOf } from '../lookupOf.js';
import { propertyRuns } from '../propertyRuns.js';
import { hostileRecord, rawRecord } from './hostileRecord.js';
import { ATTRIBUTE, isSafe } from './safeAttributes.js';

const NOW = new Date('2026-11-20T18:40:00Z');
const now = () => NOW;
const placeTimeZone = () => 'Europe/London';
const attributions = { places: { text: 'Data by Example Places', places: true } };

const transaction: ListedTransaction = {
  id: 't1',
  merchant_name: 'PYZ*NORTHSIDE COFF 2041 LONDON GB',
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
};

function Everything({ merchants }: { merchants: readonly MerchantRecord[] }): ReactElement {
  const [merchant] = merchants;
  const status = merchant?.isClearResponse ? 'cleaned' : 'matched';
  const lookup = lookupOf(merchants, { status, lookupId: 't1' });
  return (
    <DisplayProvider
      locale="en-GB"
      timeZone="Europe/London"
      {...{ now, placeTimeZone, attributions }}
    >
      <MerchantLogo merchant={merchant} transaction={transaction} />
      <CategoryIcon merchant={merchant} transaction={transaction} />
      <MerchantName merchant={merchant} transaction={transaction} />
      <OpeningHoursPopover merchant={merchant} />
      {/* Not exported: it is given what a component has parsed. */}
      <OpeningHoursStatus merchant={parseMerchant(merchant)} />
      <OpeningHoursTable merchant={merchant} />
      <Rating merchant={merchant} />
      <IntermediaryBadge merchant={merchant} />
      <MerchantAddress merchant={merchant} />
      <TransactionRow transaction={transaction} lookup={lookup} />
      <MerchantDetails transaction={transaction} lookup={lookup} slots={{ map: <i /> }} />
      <ReportMerchant transaction={transaction} lookup={lookup} onReport={() => undefined} />
    </DisplayProvider>
  );
}

const some = { minLength: 1, maxLength: 3 };
const sources: readonly (readonly [name: string, fc.Arbitrary<readonly MerchantRecord[]>])[] = [
  ['of correct types, with any content', fc.array(hostileRecord({ nullable: false }), some)],
  ['decoded from JSON', fc.array(hostileRecord({ nullable: true }), some).map(parsed)],
  ['that nobody has parsed', fc.array(rawRecord, some)],
];

function parsed(rows: readonly MerchantRecord[]): readonly MerchantRecord[] {
  const row = parseResponse(JSON.parse(JSON.stringify({ t1: rows })), ['t1']).rows.get('t1');
  return row && 'merchants' in row ? row.merchants : [];
}

function expectSafe(root: ParentNode): void {
  expect(root.querySelector('script, style, iframe, object, embed, base, meta, link')).toBeNull();
  const unsafe = [...root.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => {
        if (/^on|^style$|^srcdoc$/.test(name)) return true;
        if (ATTRIBUTE.test(name) && !isSafe(value, element)) return true;
        const leads = name === 'href' && value.startsWith('http');
        return leads && !element.getAttribute('rel')?.includes('noopener');
      })
      .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
  );
  expect(unsafe).toEqual([]);
}

/** No value that JavaScript has written as text, unless the records say the same themselves. */
function expectOnlyText(root: Node, merchants: readonly MerchantRecord[]): void {
  const said = JSON.stringify(merchants).toLowerCase();
  const words = ['[object ', 'undefined', 'NaN', 'Infinity'].filter(
    (word) => !said.includes(word.toLowerCase()),
  );
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  // Each text alone: beside its letter “N”, the name “Na” reads “NaN”.
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue ?? '';
    if (words.some((word) => text.includes(word))) found.push(text);
  }
  expect(found).toEqual([]);
}

/** A label of anybody's own invention has no credit, which a warning says. */
function expectOnlyMissingCredits(warn: MockInstance): void {
  const messages = warn.mock.calls.map(([message]) => String(message));
  expect(messages.filter((message) => !message.includes('shown without a credit'))).toEqual([]);
}

it.each(sources)(
  'renders records %s without an error, a console message or an unsafe link',
  (_, records) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const template = document.createElement('template');
    fc.assert(
      fc.property(records, (merchants) => {
        template.innerHTML = renderToStaticMarkup(<Everything merchants={merchants} />);
        expectSafe(template.content);
        expectOnlyText(template.content, merchants);
      }),
      // Each renders and reads a whole page.
      { numRuns: propertyRuns(1 / 3) },
    );
    expectOnlyMissingCredits(warn);
  },
);

it('knows a number that is none from a name that reads like one', () => {
  const text = document.createElement('p');
  text.append('N', 'Na', 'Bn6NaNC');
  expectOnlyText(text, [{ name: 'Bn6NaNC' }]);
  expect(() => expectOnlyText(text, [{ name: 'Na' }])).toThrow('NaN');
  text.replaceChildren('Rated NaN');
  expect(() => expectOnlyText(text, [{ rating: Number.NaN }])).toThrow('NaN');
});

it('reads the hours of any record without an error', () => {
  fc.assert(
    fc.property(rawRecord, (merchant) => {
      const at = { now: NOW, timeZone: 'Europe/London' };
      const hours = merchant?.opening_hours;
      expect([undefined, 7]).toContain(getWeek(hours, at)?.length);
      expect(['open', 'closed', 'unknown']).toContain(getOpenStatus(hours, at).state);
    }),
  );
});

it('keeps rendering when one hostile record follows another', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: NOW });
  const { rerender, container } = render(<Everything merchants={[{}]} />);
  fc.assert(
    fc.property(fc.oneof(...sources.map(([, records]) => records)), (merchants) => {
      rerender(<Everything merchants={merchants} />);
      expectSafe(container);
    }),
    // Each changes a whole page.
    { numRuns: propertyRuns(1 / 4) },
  );
  expectOnlyMissingCredits(warn);
  vi.useRealTimers();
});
