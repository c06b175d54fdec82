import { describe, expect, it } from 'vitest';
import { readQuery } from '../../src/find/readQuery.js';
import { statementMatch } from '../../src/find/statementMatch.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import { indexOf, payment } from './search.js';

function search(text: string, row: Partial<ListedTransaction> = {}, isNamed = true) {
  const found = payment({ merchant_name: 'PYZ*BRAMBLEGATE COFF 0311 LEEDS GB', ...row });
  const index = indexOf([found], isNamed ? { 1: { name: 'Bramblegate Farm Shop' } } : {});
  return statementMatch(index.paymentAt(0), readQuery(text));
}

describe('the bank’s text is shown', () => {
  it.each([
    ['pyz', 'PYZ*BRAMBLEGATE COFF 0311 LEEDS GB'],
    ['coff', '… COFF 0311 LEEDS GB'],
    ['Cöff', '… COFF 0311 LEEDS GB'],
    ['leeds', '… 0311 LEEDS GB'],
    ['eed', '… 0311 LEEDS GB'],
  ])('for "%s", from shortly before the match', (text, shown) => {
    expect(search(text)).toBe(shown);
  });

  it('from shortly before a word whose parts a hyphen joins', () => {
    const merchant_name = 'PYZ*BRAMBLEGATE セブン-イレブン';
    expect(search('ブンイレ', { merchant_name })).toBe('… セブン-イレブン');
  });

  it('whole, if it has no spaces', () => {
    expect(search('0311', { merchant_name: 'PYZ*BRAMBLEGATE/0311' })).toBe('PYZ*BRAMBLEGATE/0311');
  });
});

describe('the bank’s text is not shown', () => {
  it.each([
    ['nothing is searched', ''],
    ['the name has the word', 'bramble'],
    ['the name has one of the words', 'farm coff'],
    ['an amount matches', '12.50'],
    ['no text of the bank has the word', 'zebra'],
  ])('if %s', (_, text) => {
    expect(search(text)).toBeUndefined();
  });

  it('if the row is called by it', () => {
    expect(search('coff', {}, false)).toBeUndefined();
  });

  it('if the note has the word', () => {
    expect(search('coff', { note: 'Coffee and cake' })).toBeUndefined();
  });
});
