import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  DisplayProvider,
  type ImagePolicy,
  type ListedTransaction,
  MerchantDetails,
  type MerchantLookupStatus,
  type MerchantRecord,
} from '../../src/index.js';
import { lookupOf } from '../lookupOf.js';
import { NOW, transaction } from './records.js';

afterEach(cleanup);

const attributions = { a: { text: 'Data by A' }, b: { text: 'Data by B' } };

/** Failed pictures are remembered, so every test uses its own hosts. */
let tests = 0;
function twoSources(): { record: MerchantRecord; blockA: ImagePolicy } {
  tests += 1;
  const hostA = `a${tests}.example`;
  return {
    record: {
      name: 'Harrow & Vale',
      logoImg: `https://${hostA}/logo.png`,
      brand: { img: `https://b${tests}.example/brand.png` },
      cachePolicy: { name: 'own', logoImg: 'a', brand: 'b' },
    },
    blockA: (url) => (url.hostname === hostA ? null : { src: url.href }),
  };
}

function show(record: MerchantRecord, images?: ImagePolicy) {
  const { container } = render(
    <DisplayProvider attributions={attributions} images={images} now={() => NOW}>
      <MerchantDetails transaction={transaction} lookup={lookupOf([record])} />
    </DisplayProvider>,
  );
  const picture = () => container.querySelector<HTMLImageElement>('header img');
  return {
    container,
    picture,
    /** Credits in the header, each with the host of the picture in its container. */
    credits: () =>
      [...container.querySelectorAll('header .mry-AttributedGroup')].map((box) => [
        box.querySelector('img')?.src.replace(/^https:\/\/|\d.*$/g, ''),
        box.textContent?.match(/Data by \w/)?.[0],
      ]),
  };
}

describe('the picture in the header', () => {
  it('is credited to its own source', () => {
    expect(show(twoSources().record).credits()).toEqual([['a', 'Data by A']]);
  });

  it('is credited to the source of the next picture where the policy blocks the first', () => {
    const { record, blockA } = twoSources();
    expect(show(record, blockA).credits()).toEqual([['b', 'Data by B']]);
  });

  it('is credited to the source of the next picture once the first has failed to load', () => {
    const { picture, credits } = show(twoSources().record);
    fireEvent.error(picture() as HTMLImageElement);
    expect(credits()).toEqual([['b', 'Data by B']]);
    fireEvent.error(picture() as HTMLImageElement);
    expect(credits()).toEqual([]);
  });

  it('has no credit when every picture is blocked, because the monogram comes from the name', () => {
    expect(show(twoSources().record, () => null).credits()).toEqual([]);
  });
});

describe('without a picture', () => {
  it('credits an icon chosen by the category to the source of the category', () => {
    const { container } = show({
      name: 'Harrow & Vale',
      category: 'Groceries',
      cachePolicy: { name: 'own', category: 'a' },
    });
    const [box] = container.querySelectorAll('header .mry-AttributedGroup');
    expect(box?.querySelector('.mry-MerchantLogo svg')).not.toBeNull();
    expect(box?.textContent).toContain('Data by A');
    expect(box?.textContent).not.toContain('Harrow');
  });
});

describe('the category', () => {
  it('does not show the picture of another source, blocked or not', () => {
    const record: MerchantRecord = {
      category: 'Groceries',
      categoryImg: 'https://category-b.example/groceries.png',
      logoImg: 'https://category-a.example/logo.png',
      cachePolicy: { logoImg: 'a', category: 'a', categoryImg: 'b' },
    };
    for (const images of [undefined, () => null]) {
      const { container } = show(record, images);
      const category = container.querySelector('header .mry-CategoryIcon');
      expect(category?.querySelector('svg')).not.toBeNull();
      expect(category?.closest('.mry-AttributedGroup')?.textContent).toContain('Data by A');
      expect(container.textContent).not.toContain('Data by B');
      cleanup();
    }
  });
});

describe('the candidates', () => {
  it('are credited to the sources of the pictures that they show', () => {
    const { record, blockA } = twoSources();
    const { container } = render(
      <DisplayProvider attributions={attributions} images={blockA} now={() => NOW}>
        <MerchantDetails transaction={transaction} lookup={lookupOf([record, record])} />
      </DisplayProvider>,
    );
    const group = container.querySelector('.mry-DetailsCandidates');
    expect(group?.textContent).toContain('Data by B');
    expect(group?.textContent).not.toContain('Data by A');
  });
});

describe('the date', () => {
  const showDate = (date: unknown) =>
    render(
      <DisplayProvider locale="en-GB" timeZone="Europe/London">
        <MerchantDetails
          transaction={{ ...transaction, date: date as string }}
          lookup={lookupOf([])}
        />
      </DisplayProvider>,
    ).container.querySelector('.mry-DetailsHeader-when');

  it.each([
    ['2026-11-20', '2026-11-20', /^Friday,? 20 November 2026$/],
    ['2026-11-20T08:12:00', '2026-11-20', /^Friday,? 20 November 2026$/],
    ['2026-07-20T08:12:00+02:00', '2026-07-20T06:12:00.000Z', /20 July 2026 at 0?7:12$/],
    [new Date('2026-11-20T08:12:00Z'), '2026-11-20T08:12:00.000Z', /November 2026 at 0?8:12$/],
  ])('%s is marked up as %s', (date, dateTime, text) => {
    const when = showDate(date);
    expect(when?.tagName).toBe('TIME');
    expect(when).toHaveAttribute('datetime', dateTime);
    expect(when).toHaveTextContent(text);
  });

  it.each(['05.11.2026', '2026-02-30'])('%s is shown as the text it is', (date) => {
    const when = showDate(date);
    expect(when?.tagName).toBe('SPAN');
    expect(when).toHaveTextContent(date);
  });

  it.each([null, undefined, '', {}])('is not shown where it is %j', (date) => {
    expect(showDate(date)).toBeNull();
  });
});

describe('the category in the header', () => {
  const chips = (given: Partial<ListedTransaction>, status: MerchantLookupStatus) => {
    const { container } = render(
      <MerchantDetails
        transaction={{ ...transaction, ...given }}
        lookup={lookupOf([], { status })}
      />,
    );
    return container.querySelector('.mry-DetailsHeader-chips')?.textContent;
  };

  it.each([
    ['unmatched', 'Payment'],
    ['failed', ''],
    ['pending', ''],
    ['idle', ''],
  ] as const)('of a lookup that is %s reads "%s"', (status, text) => {
    expect(chips({}, status)).toBe(text);
  });

  it.each<[string, Partial<ListedTransaction>, string]>([
    ['money in', { amount: '2424' }, 'Income'],
    ['a refund, which comes from a merchant', { amount: '38', state: 'refunded' }, 'Payment'],
    ['a card payment', { card: '•• 4417' }, 'Card payment'],
    ['a person', { counterparty: { name: 'Maya Lindqvist' } }, 'Transfer'],
  ])('knows %s without a merchant', (_, given, text) => {
    expect(chips(given, 'unmatched')).toContain(text);
  });
});

describe('what the bank knows', () => {
  const header = (given: Partial<ListedTransaction>) =>
    render(
      <DisplayProvider locale="en-GB" now={() => NOW}>
        <MerchantDetails transaction={{ ...transaction, ...given }} lookup={undefined} />
      </DisplayProvider>,
    ).container.querySelector('header');

  it.each([
    ['pending', 'Pending'],
    ['declined', 'Declined'],
    ['reversed', 'Reversed'],
    ['refunded', 'Refund'],
    ['scheduled', 'Scheduled'],
  ] as const)('says %s in words', (state, words) => {
    const chip = header({ state })?.querySelector(`.mry-DetailsHeader-chip[data-state=${state}]`);
    expect(chip).toHaveTextContent(words);
  });

  it('shows the card beside the date, in an order of its own', () => {
    const moment = header({ card: '•• 4417' })?.querySelector('.mry-DetailsHeader-moment');
    expect(moment).toHaveTextContent(/20 November 2026•• 4417card ending 4417$/);
    expect(moment?.querySelector('bdi')).toHaveTextContent('•• 4417');
  });
});

it('says that the merchant is not identified where record and statement are blank', () => {
  const blank = { ...transaction, merchant_name: '\u200b' };
  const name = 'Not identified';
  const lookup = lookupOf([{ name: ' ', route: 'Canal Street' }]);
  const { rerender } = render(<MerchantDetails transaction={blank} lookup={undefined} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(name);
  rerender(<MerchantDetails transaction={blank} lookup={lookup} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(name);
  expect(screen.getByRole('article', { name })).toBeInTheDocument();
  rerender(<MerchantDetails transaction={blank} lookup={lookup} slots={{ header: null }} />);
  expect(screen.getByRole('article', { name })).toBeInTheDocument();
});

it('a person is named, and nothing is missed', () => {
  const person = { ...transaction, counterparty: { name: 'Maya Lindqvist' }, note: 'Dinner' };
  const { container } = render(
    <MerchantDetails transaction={person} lookup={lookupOf([], { status: 'unmatched' })} />,
  );
  expect(container.querySelector('h2')).toHaveTextContent('Maya Lindqvist');
  expect(container.querySelector('[role=status]')).toBeEmptyDOMElement();
  expect(container.querySelector('.mry-DetailsPayment')).toHaveTextContent('NoteDinner');
});
