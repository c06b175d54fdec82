import { describe, expect, it } from 'vitest';
import { type LookupReceipt, readReceipt, writeReceipt } from '../../src/endpoint/receipt.js';
import { fc } from '../fc.js';

const SECRET = 'a secret of thirty-two characters';
const OTHER_SECRET = 'another secret of enough characters';
const SCOPE = 'customer 1';

const SAFE = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
const serviceIds = fc.string({
  unit: fc.constantFrom(...SAFE),
  minLength: 22,
  maxLength: 43,
});
const texts = fc.string({ unit: 'binary', maxLength: 60 });
const headerSets = fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), texts, {
  maxKeys: 3,
  noNullPrototype: true,
});
/** At most ten rows over three sets of headers: always below the limit. */
const receiptMaps = fc
  .array(headerSets, { minLength: 1, maxLength: 3 })
  .chain((sets) =>
    fc
      .array(fc.tuple(texts, serviceIds, fc.constantFrom(...sets)), { minLength: 1, maxLength: 10 })
      .map((rows) => new Map(rows.map(([id, serviceId, headers]) => [id, { serviceId, headers }]))),
  );

/** As the service's headers are, with ids of the longest kind. */
function page(rows: number, sets: number): Map<string, LookupReceipt> {
  return new Map(
    Array.from({ length: rows }, (_, index) => [
      `transaction-${index}`,
      {
        serviceId: `${index}`.padStart(43, 'x'),
        headers: {
          'X-Request-Id': `0e4b51c7-3c5f-4d0a-9a5e-${String(index % sets).padStart(12, '0')}`,
          Date: 'Sun, 22 Nov 2026 14:05:05 GMT',
        },
      },
    ]),
  );
}

describe('receipt', () => {
  it('gives back what was written, for each row', () => {
    fc.assert(
      fc.property(receiptMaps, texts, (receipts, scope) => {
        const header = writeReceipt(SECRET, scope, receipts);
        for (const [id, receipt] of receipts) {
          expect(readReceipt(SECRET, scope, header, id)).toEqual(receipt);
        }
      }),
    );
  });

  it('is safe in a header and in an address, whatever the service sent', () => {
    fc.assert(
      fc.property(receiptMaps, (receipts) => {
        const header = writeReceipt(SECRET, SCOPE, receipts);
        expect(header).toMatch(/^[\w.~-]+$/);
        expect(new Headers({ 'Merchantry-Receipt': header }).get('Merchantry-Receipt')).toBe(
          header,
        );
      }),
    );
  });

  it('keeps header values that no header may hold, and names that every object has', () => {
    const headers = JSON.parse('{"__proto__":"a","constructor":"東京 \\r\\nX: 1"}');
    const receipts = new Map([['__proto__', { serviceId: 'x'.repeat(22), headers }]]);
    const header = writeReceipt(SECRET, SCOPE, receipts);
    const receipt = readReceipt(SECRET, SCOPE, header, '__proto__');
    expect(Object.entries(receipt?.headers ?? {})).toEqual([
      ['__proto__', 'a'],
      ['constructor', '東京 \r\nX: 1'],
    ]);
    expect(readReceipt(SECRET, SCOPE, header, 'constructor')).toBeUndefined();
  });

  it('tells ids with lone surrogates apart', () => {
    const receipts = new Map(
      ['\ud800', '\ud801', '\ufffd'].map((id, index) => [
        id,
        { serviceId: `${index}`.repeat(22), headers: {} },
      ]),
    );
    const header = writeReceipt(SECRET, SCOPE, receipts);
    for (const [id, receipt] of receipts) {
      expect(readReceipt(SECRET, SCOPE, header, id)).toEqual(receipt);
    }
  });

  it('holds 40 rows of four responses in less than 3 kB, and no id of the bank', () => {
    const receipts = page(40, 4);
    const header = writeReceipt(SECRET, SCOPE, receipts);
    expect(header.length).toBeLessThan(3000);
    expect(header).not.toContain('transaction');
    expect(atob(header.split('~')[0] ?? '')).not.toContain('transaction');
    for (const [id, receipt] of receipts) {
      expect(readReceipt(SECRET, SCOPE, header, id)).toEqual(receipt);
    }
  });

  it('writes headers that rows share once, though each row has an object of its own', () => {
    const header = writeReceipt(SECRET, SCOPE, page(30, 3));
    expect(header.split('.')).toHaveLength(3 + 1);
    expect(header.split('~')).toHaveLength(30 + 1);
  });

  it('leaves out rows that would make it longer than a proxy lets through', () => {
    const receipts = page(500, 500);
    receipts.set('huge', { serviceId: 'h'.repeat(22), headers: { Date: 'x'.repeat(10_000) } });
    const header = writeReceipt(SECRET, SCOPE, receipts);
    expect(header.length).toBeLessThanOrEqual(3072);
    const named = [...receipts.keys()].filter((id) => readReceipt(SECRET, SCOPE, header, id));
    expect(named.length).toBeGreaterThan(15);
    expect(named).toEqual([...receipts.keys()].slice(0, named.length));
  });

  it('is empty without rows, and an empty one names no row', () => {
    expect(writeReceipt(SECRET, SCOPE, new Map())).toBe('');
    expect(readReceipt(SECRET, SCOPE, '', 'a')).toBeUndefined();
  });

  it('is of no use with another scope, another secret or another row', () => {
    fc.assert(
      fc.property(receiptMaps, texts, texts, (receipts, scope, other) => {
        const header = writeReceipt(SECRET, scope, receipts);
        const [id = ''] = receipts.keys();
        if (other !== scope) expect(readReceipt(SECRET, other, header, id)).toBeUndefined();
        expect(readReceipt(OTHER_SECRET, scope, header, id)).toBeUndefined();
        if (!receipts.has(other)) {
          expect(readReceipt(SECRET, scope, header, other)).toBeUndefined();
        }
      }),
    );
  });

  it('gives one id another hash in each scope', () => {
    const receipts = new Map([['a', { serviceId: 'x'.repeat(22), headers: {} }]]);
    const [first, second] = ['1', '2'].map((scope) =>
      writeReceipt(SECRET, scope, receipts).split('~')[1]?.slice(0, 8),
    );
    expect(first).toMatch(/^[\w-]{8}$/);
    expect(second).not.toBe(first);
  });

  it('refuses a value that was changed anywhere', () => {
    const receipts = page(3, 2);
    const header = writeReceipt(SECRET, SCOPE, receipts);
    fc.assert(
      fc.property(
        fc.nat(header.length - 1),
        fc.constantFrom(...SAFE, '.', '~', 'é', '\0'),
        fc.constantFrom('replace', 'insert', 'cut'),
        (index, character, change) => {
          const changed =
            header.slice(0, index) +
            (change === 'cut' ? '' : character) +
            (change === 'cut' ? '' : header.slice(change === 'insert' ? index : index + 1));
          if (changed === header) return;
          for (const id of receipts.keys()) {
            expect(readReceipt(SECRET, SCOPE, changed, id)).toBeUndefined();
          }
        },
      ),
    );
  });

  it('refuses parts of two values put together', () => {
    const [first, second] = ['a', 'b'].map((letter) =>
      writeReceipt(
        SECRET,
        SCOPE,
        new Map([['row', { serviceId: letter.repeat(22), headers: { Date: letter } }]]),
      ),
    ) as [string, string];
    const [firstContent, firstSignature] = first.split('.');
    const [secondContent, secondSignature] = second.split('.');
    for (const swapped of [
      `${firstContent}.${secondSignature}`,
      `${firstContent}.${secondContent}.${firstSignature}`,
      `${first}.${second}`,
      `${first}, ${second}`,
    ]) {
      expect(readReceipt(SECRET, SCOPE, swapped, 'row')).toBeUndefined();
    }
  });

  it('refuses garbage of any kind and length without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), texts, (garbage, id) => {
        expect(readReceipt(SECRET, SCOPE, garbage, id)).toBeUndefined();
      }),
    );
    for (const garbage of ['.', '...', '~', '.~.', `${'a~'.repeat(5000)}.x`, 'x'.repeat(1e6)]) {
      expect(readReceipt(SECRET, SCOPE, garbage, '')).toBeUndefined();
    }
  });
});
