import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DetailsSlotsContext,
  type MerchantDetailsSlots,
} from '../../../src/details/MerchantDetailsSlots.js';
import { DetailsAbout } from '../../../src/details/sections/DetailsAbout.js';
import type { MerchantRecord } from '../../../src/service/types.js';
import { transaction } from '../records.js';

afterEach(cleanup);

const full: MerchantRecord = {
  name: 'Harrow & Vale',
  intermediary: { name: 'PayZip', website: 'https://payzip.example' },
  brand: {
    id: 'brand-harrow-and-vale',
    name: 'Harrow Brand',
    esg: { participations: ['Fair Wage Register'] },
    brandCategory: { parentCategory: 'Food', categoryType: 'High street' },
  },
  aggregateLevel: { name: 'Fairquill Retail Group' },
};

const withProgrammes = (...participations: unknown[]): MerchantRecord => ({
  brand: { esg: { participations } },
});

const show = (merchant: MerchantRecord, level: 1 | 2 | 3 | 4 | 5 = 2) =>
  render(<DetailsAbout merchant={merchant} level={level} />).container;

/** The texts of each participation, joined by line breaks. */
const items = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [...item.children].map(({ textContent }) => textContent));

describe('about a merchant', () => {
  it.each<[string, MerchantRecord]>([
    ['an empty record', {}],
    ['a brand that is a placeholder', { brand: { name: 'Harrow Brand' } }],
    ['an intermediary, which belongs to the payment', { intermediary: { name: 'PayZip' } }],
    ['names of nothing visible', { brand: { id: 'b', name: '\u200b' }, aggregateLevel: {} }],
    ['no participation', withProgrammes()],
    ['participations that say nothing', withProgrammes(null, {}, ' ', [[]], { id: '7' })],
  ])('renders nothing for %s', (_, merchant) => {
    expect(show(merchant)).toBeEmptyDOMElement();
  });

  it('shows brand, brand category and parent company in this order', () => {
    show(full);
    const rows = screen
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.querySelector('bdi')?.parentElement?.textContent,
      ]);
    expect(rows).toEqual([
      ['Brand', 'Harrow Brand'],
      ['Brand category', 'Food\u00a0› High street'],
      ['Part of', 'Fairquill Retail Group'],
    ]);
  });

  it('has no list without programmes, and no table without companies', () => {
    show({ aggregateLevel: { name: 'Fairquill Retail Group' } });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByText('Social and environmental programmes')).toBeNull();
    cleanup();
    const root = show(withProgrammes('Fair Wage Register'));
    expect(root.querySelector('dl')).toBeNull();
    expect(screen.getByText('Social and environmental programmes')).toBeInTheDocument();
  });

  it.each([1, 2, 3, 4, 5] as const)('has its heading one below level %i', (level) => {
    show(full, level);
    const [heading, ...others] = screen.getAllByRole('heading');
    expect(others).toEqual([]);
    expect(heading).toBe(screen.getByRole('heading', { name: 'About', level: level + 1 }));
  });
});

describe('participations', () => {
  it('of any shape show a name above facts, or one of them; empty ones are left out', () => {
    show(
      withProgrammes(
        'Fair Wage Register',
        null,
        { name: 'Green Ledger Pledge', since: 2021, score: 4 },
        { share: 0.4 },
        {},
        [['Leeds'], 'York'],
      ),
    );
    expect(items()).toEqual([
      ['Fair Wage Register'],
      ['Green Ledger Pledge', 'Since 2021'],
      ['Leeds · York'],
    ]);
  });

  it('from a hostile service are text, without elements, links or deep nesting', () => {
    const root = show(
      withProgrammes(
        { name: '<img src=x onerror=alert(1)>', url: 'https://evil.example/?a=1' },
        { a: { b: { c: { d: { e: 'deep' } } } }, title: { name: '\u202eknalp' } },
        JSON.parse('{"__proto__": {"label": "Proto"}, "toString": null}'),
      ),
    );
    expect(items()).toEqual([['<img src=x onerror=alert(1)>'], ['knalp'], ['Proto']]);
    expect(root.querySelector('img, a, script')).toBeNull();
  });

  it('are limited to twenty', () => {
    show(withProgrammes(...Array.from({ length: 25 }, (_, index) => `Pledge ${index + 1}`)));
    expect(items()).toHaveLength(20);
    expect(items().at(-1)).toEqual(['Pledge 20']);
  });

  it('count towards the limit even when they are empty', () => {
    show(withProgrammes('First', ...Array.from({ length: 19 }, () => null), 'Twenty-first'));
    expect(items()).toEqual([['First']]);
  });

  it('have their own direction, like all text of the record', () => {
    const brand = { id: 'b', name: 'حديقة (A)', brandCategory: { categoryType: 'كتب (B)' } };
    const participations = [{ name: 'ميثاق (C)', level: 'ذهبي (D)' }];
    show({
      brand: { ...brand, esg: { participations } },
      aggregateLevel: { name: 'مجموعة (F)' },
    });
    for (const letter of 'ABCDF') {
      expect(screen.getByText(new RegExp(`\\(${letter}\\)$`)).tagName).toBe('BDI');
    }
  });
});

describe('the slot', () => {
  const state = { transaction, lookup: undefined, merchant: full, candidate: 0 };
  const showWith = (about: MerchantDetailsSlots['about']) =>
    render(
      <DetailsSlotsContext.Provider
        value={{
          slots: { about },
          state: { ...state, onCandidateChange: vi.fn(), sectionLevel: 3 },
        }}
      >
        <DetailsAbout merchant={full} level={2} />
      </DetailsSlotsContext.Provider>,
    ).container;

  it('replaces the whole section, including its heading', () => {
    expect(showWith(null)).toBeEmptyDOMElement();
    expect(showWith('Own words').innerHTML).toBe('<span>Own words</span>');
  });

  it('can wrap the default part', () => {
    showWith((_, defaultPart) => <aside>{defaultPart}</aside>);
    const own = within(screen.getByRole('complementary'));
    expect(own.getByRole('heading', { name: 'About' })).toBeInTheDocument();
    expect(own.getByText('Fair Wage Register')).toBeInTheDocument();
    expect(own.getAllByRole('term')).toHaveLength(3);
  });
});
