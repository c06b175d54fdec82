import { describe, expect, it, vi } from 'vitest';
import { describeCategory } from '../../../src/components/CategoryIcon/describeCategory.js';
import { describeTile } from '../../../src/components/MerchantLogo/describeTile.js';
import { en } from '../../../src/i18n/en.js';
import type { ListedTransaction } from '../../../src/record/ListedTransaction.js';
import { hueOf } from '../../../src/record/monogram.js';
import type { MerchantRecord } from '../../../src/service/types.js';

const row: ListedTransaction = {
  id: '1',
  merchant_name: 'SQR*8841 MERID BOOKS 0412 LEEDS GB',
  amount: -18.99,
  currency: 'GBP',
  date: '2026-11-18',
};

interface TileOptions {
  icons?: Record<string, string>;
  categoryPictures?: 'own' | 'service';
}

function tileOf(
  merchant: MerchantRecord | undefined,
  transaction: Partial<ListedTransaction> = {},
  { icons = {}, categoryPictures = 'own' }: TileOptions = {},
) {
  const listed = { ...row, ...transaction };
  const category = describeCategory(merchant, { transaction: listed, messages: en, icons });
  return describeTile(merchant, listed, { category, categoryPictures });
}

describe('the tile of a merchant', () => {
  const shop = { name: 'Quarrybank Garage', category: 'Fuel' };
  const categoryImg = 'https://pictures.example/fuel.png';
  const logoImg = 'https://pictures.example/logo.png';
  const urls = (...args: Parameters<typeof tileOf>) => tileOf(...args).images.map(({ url }) => url);

  it('has the glyph of its category on the hue of the category', () => {
    expect(tileOf(shop)).toMatchObject({ hue: 'cyan', icon: { builtIn: 'fuel' }, letter: 'Q' });
    expect(tileOf({ name: 'Shop' }, { mcc: '5411' })).toMatchObject({
      hue: 'green',
      icon: { builtIn: 'groceries' },
    });
  });

  it('has its letter on a hue of its own where no category is known', () => {
    for (const merchant of [{ name: 'Shop' }, { name: 'Shop', category: 'Pies' }]) {
      expect(tileOf(merchant)).toMatchObject({ hue: hueOf('Shop'), icon: undefined, letter: 'S' });
    }
  });

  it('has the icon of the design team for a category that the library does not know', () => {
    const tile = tileOf({ name: 'Shop', category: 'Pies' }, {}, { icons: { pies: 'pie' } });
    expect(tile).toMatchObject({ hue: 'neutral', icon: { own: 'pie' } });
  });

  it('prefers a logo to everything, but no picture of the category to its glyph', () => {
    expect(urls({ ...shop, logoImg, categoryImg })).toEqual([logoImg]);
    expect(urls({ ...shop, logoImg: categoryImg, categoryImg })).toEqual([]);
    expect(urls({ ...shop, category: 'Pies', logoImg, categoryImg })).toEqual([
      logoImg,
      categoryImg,
    ]);
    expect(urls({ ...shop, categoryImg }, {}, { categoryPictures: 'service' })).toEqual([
      categoryImg,
    ]);
  });

  it('prefers the icon of the design team to every picture of the category', () => {
    const options = { icons: { fuel: 'pump' }, categoryPictures: 'service' } as const;
    expect(urls({ ...shop, categoryImg }, {}, options)).toEqual([]);
  });
});

describe('the tile of a payment that nobody knows', () => {
  const tidied = { name: 'Merid Books', isClearResponse: true };

  it.each([
    ['without a record', undefined, '5942'],
    ['of which only the name was tidied', tidied, undefined],
  ])('%s is neutral, with the letter of its text', (_of, merchant, mcc) => {
    const tile = tileOf(merchant, { mcc });
    expect(tile).toMatchObject({ hue: 'neutral', letter: 'M', icon: undefined, isPerson: false });
  });

  it('shows the category of a tidied name where the code says it', () => {
    const tile = tileOf(tidied, { mcc: '5942' });
    expect(tile).toMatchObject({ hue: 'magenta', icon: { builtIn: 'shopping' } });
  });

  it('stands without a transaction', () => {
    const tile = describeTile(undefined, undefined, {
      category: undefined,
      categoryPictures: 'own',
    });
    expect(tile).toMatchObject({ hue: 'neutral', letter: '•', badge: undefined, isDim: false });
  });
});

describe('the tile of a person', () => {
  it('is round, with initials on a hue of the name, whatever else is known', () => {
    const counterparty = { name: 'Maya Lindqvist' };
    expect(tileOf({ name: 'Shop', category: 'Fuel' }, { counterparty })).toMatchObject({
      isPerson: true,
      letter: 'ML',
      hue: hueOf('Maya Lindqvist'),
      icon: undefined,
    });
  });

  it('has a portrait that the policy is asked about as one of a person', () => {
    const image = 'https://bank.example/maya.jpg';
    const { images } = tileOf(undefined, { counterparty: { name: 'Maya', image } });
    expect(images).toEqual([{ url: image, for: 'person' }]);
  });

  it('is that of the text where the name is blank', () => {
    expect(tileOf(undefined, { counterparty: { name: '\u200b' } })).toMatchObject({
      isPerson: false,
      letter: 'M',
    });
  });
});

describe('the badge of a tile', () => {
  const recurring = { every: 'month' } as const;

  it.each<[string, Partial<ListedTransaction>, string | undefined, boolean]>([
    ['booked', {}, undefined, false],
    ['pending', { state: 'pending' }, 'clock', true],
    ['declined', { state: 'declined' }, undefined, false],
    ['reversed', { state: 'reversed' }, undefined, false],
    ['refunded', { state: 'refunded' }, 'back', false],
    ['scheduled', { state: 'scheduled' }, 'calendar', false],
    ['recurring', { recurring }, 'loop', false],
    ['recurring and pending', { recurring, state: 'pending' }, 'clock', true],
    ['recurring and declined', { recurring, state: 'declined' }, undefined, false],
    ['of no known state', { state: 'toString' as 'booked' }, undefined, false],
  ])('of a payment that is %s', (_state, transaction, badge, isDim) => {
    expect(tileOf(undefined, transaction)).toMatchObject({ badge, isDim });
  });
});

it('has no badge for an interval that has no words, of which it warns as a list does', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const recurring = { every: 'moon' as never };
  expect(tileOf(undefined, { recurring }).badge).toBeUndefined();
  expect(tileOf(undefined, { recurring: { every: 'month' } }).badge).toBe('loop');
  expect(warn.mock.calls).toEqual([
    ["Merchantry: expected a transaction's recurring to be an interval, but got: object."],
  ]);
});
