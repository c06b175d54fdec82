// @vitest-environment node
import { expect, it } from 'vitest';
import { missingIn } from '../../../bench/rows/checkPictures.js';

const COMPLETE = {
  text: 'Harrow & Vale 1 Eating out · 18:00 via PayZip Open until 21:00 ★ 3.1 2 Lanthorn Street, London −£1.99',
  logo: true,
  icon: true,
  contentVisibility: 'visible',
};

it('misses nothing in a row that shows everything', () => {
  expect(missingIn(COMPLETE, [])).toEqual([]);
});

it('accepts either minus sign, and an address in two parts', () => {
  const text = COMPLETE.text.replace('−', '-').replace('Street, London', 'Street London');
  expect(missingIn({ ...COMPLETE, text }, [])).toEqual([]);
});

it('names each text and picture that a row leaves out', () => {
  const text = COMPLETE.text.replace('★ 3.1', '').replace('Eating out', '').replace(', London', '');
  expect(missingIn({ ...COMPLETE, text, logo: false, icon: false }, [])).toEqual([
    'category',
    'rating',
    'address',
    'logo',
    'category icon',
  ]);
});

it('does not take the text of another row', () => {
  const text = COMPLETE.text.replace('Vale 1', 'Vale 11').replace('£1.99', '£11.99');
  expect(missingIn({ ...COMPLETE, text }, [])).toEqual(['name', 'amount']);
});

it('lets a contestant leave out what it is said to leave out', () => {
  const text = COMPLETE.text.replace('2 Lanthorn Street, London', '');
  expect(missingIn({ ...COMPLETE, text }, ['address'])).toEqual([]);
});
