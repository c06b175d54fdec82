import { beforeAll, describe, expect, it } from 'vitest';
import { cacheableResult } from '../../../src/query/cache/cacheableResult.js';
import {
  createSandbox,
  OWN_SOURCE,
  PLACES_SOURCE,
  sandboxTransactions,
} from '../../../src/sandbox/index.js';
import { isEmptyValue } from '../../../src/service/response/isEmptyValue.js';
import type { MerchantResult } from '../../../src/service/response/MerchantResult.js';
import { parseResponse } from '../../../src/service/response/parseResponse.js';
import type { MerchantRecord, RequestOptions } from '../../../src/service/types.js';
import { fc } from '../../fc.js';
import { listRequest, NOW } from '../../sandbox/requestSandbox.js';

const answer = (...merchants: MerchantRecord[]): MerchantResult => ({
  status: 'matched',
  merchants,
  lookupId: 't0',
  receipt: { 'x-request-id': 'r1' },
});
const cut = (...merchants: MerchantRecord[]) => cacheableResult(answer(...merchants), ['own']);

describe('cacheableResult', () => {
  it('stores nothing of a record of which only marks may stay', () => {
    const policy = { phone: 'places', logoScore: 'own' };
    expect(cut({ phone: '112', logoScore: 3, cachePolicy: policy })).toBeUndefined();
  });

  it('keeps the fields of own sources, with their labels, and everything around them', () => {
    const stored = cut({
      name: 'Shop',
      phone: '112',
      logoImg: 'https://shop.example/logo.png',
      website: 'shop.example',
      cachePolicy: { name: 'own', phone: 'places', logoImg: 'own', rating: 'places' },
    });
    expect(stored).toEqual({
      ...answer({
        name: 'Shop',
        logoImg: 'https://shop.example/logo.png',
        cachePolicy: { name: 'own', logoImg: 'own' },
      }),
      partial: true,
    });
  });

  it('returns an answer that loses nothing as it is', () => {
    const own = answer({ name: 'Shop', cachePolicy: { name: 'own' } });
    expect(cacheableResult(own, ['own'])).toBe(own);
    const partial = { ...own, partial: true } as const;
    expect(cacheableResult(partial, ['own'])).toBe(partial);
    const unmatched = { status: 'unmatched', merchants: [], lookupId: 't0' } as const;
    expect(cacheableResult(unmatched, [])).toBe(unmatched);
  });

  it('is undefined for what has no answer, and where nothing may stay', () => {
    expect(cacheableResult(undefined, ['own'])).toBeUndefined();
    expect(cut({ phone: '112', isClearResponse: false })).toBeUndefined();
    expect(cut({ name: 'Shop', cachePolicy: { name: 'places' } })).toBeUndefined();
  });

  it('lets no other candidate take the place of the best one', () => {
    const own = { name: 'Own', cachePolicy: { name: 'own' } };
    const places = { name: 'Places', cachePolicy: { name: 'places' } };
    expect(cut(places, own)).toBeUndefined();
    expect(cut(own, places, own)?.merchants).toEqual([own, own]);
  });

  it("keeps a place's id and what the service alone knows, but no coordinates", () => {
    const position = { type: 'Point', coordinates: [1, 2] } as const;
    const own = { place_id: 'p', store: { id: '1' }, isClearResponse: true };
    const cachePolicy = { place_id: 'places', position: 'places' };
    expect(cut({ ...own, position, cachePolicy })?.merchants).toEqual([
      { ...own, cachePolicy: { place_id: 'places' } },
    ]);
  });

  it('treats companies by their label, if they have one', () => {
    const cachePolicy = { name: 'own', brand: 'places', intermediary: 'own' };
    const companies = { brand: { id: '1' }, intermediary: { name: 'PayZip' } };
    const aggregateLevel = { name: 'Shops United' };
    expect(cut({ name: 'Shop', ...companies, aggregateLevel, cachePolicy })?.merchants).toEqual([
      {
        name: 'Shop',
        intermediary: { name: 'PayZip' },
        aggregateLevel,
        cachePolicy: { name: 'own', intermediary: 'own' },
      },
    ]);
  });

  it('gives what shares the label of the opening hours that label', () => {
    const hours = { rating: 4, phone: '112', cachePolicy: { opening_hours: 'own' } };
    expect(cut(hours)?.merchants).toEqual([{ rating: 4, cachePolicy: { rating: 'own' } }]);
  });

  it('never keeps a value under a label that is not among the sources', () => {
    const label = fc.constantFrom('own', 'other', 'places', 'constructor', '__proto__');
    const fields = ['name', 'phone', 'rating', 'opening_hours', 'reviews', 'brand', 'position'];
    const record = fc.record({
      values: fc.dictionary(fc.constantFrom(...fields), fc.constantFrom('x', '', ['x'], [])),
      cachePolicy: fc.dictionary(fc.constantFrom(...fields), label),
    });
    fc.assert(
      fc.property(fc.array(record), fc.subarray(['own', 'other']), (records, sources) => {
        const merchants = records.map(
          ({ values, cachePolicy }) => ({ ...values, cachePolicy }) as MerchantRecord,
        );
        const stored = cacheableResult(answer(...merchants), sources);
        for (const { cachePolicy = {}, ...kept } of stored?.merchants ?? []) {
          for (const [field, value] of Object.entries(kept)) {
            if (isEmptyValue(value)) continue;
            const own = Object.hasOwn(cachePolicy, field) ? cachePolicy[field] : undefined;
            if (own === undefined && field === 'brand') continue;
            expect(sources).toContain(own ?? cachePolicy.opening_hours);
          }
        }
      }),
    );
  });
});

const FORCED = ['name', 'website', 'img', 'category', 'categories'] as const;
const FIELDS = ['name', 'logoImg', 'category', 'website'] as const;

/** What the sandbox answers for 1,000 rows with `forceCacheableFields`. */
async function sandboxAnswers(options: RequestOptions): Promise<readonly MerchantResult[]> {
  const sandbox = createSandbox({ now: () => NOW, latencyMs: 0 });
  const rows = sandboxTransactions(1_000, { now: NOW });
  const answers: MerchantResult[] = [];
  for (let at = 0; at < rows.length; at += 25) {
    const transactions = rows
      .slice(at, at + 25)
      .map(({ id, merchant_name, mcc, city, country }) => ({
        id,
        merchant_name,
        mcc,
        city,
        country,
      }));
    const response = await sandbox(listRequest({ ...options, transactions }));
    const ids = transactions.map(({ id }) => id);
    for (const row of parseResponse(await response.json(), ids).rows.values()) {
      if ('merchants' in row) answers.push(row);
    }
  }
  return answers;
}

describe.each(['restrictive', 'extended'])('with forceCacheableFields, %s answers', (type) => {
  let answers: readonly MerchantResult[] = [];
  beforeAll(async () => {
    answers = await sandboxAnswers({ type, forceCacheableFields: FORCED });
  });

  it('keep name, logo, category and website in at least nine of ten cases', () => {
    const withRecord = answers.filter(({ merchants }) => merchants.length > 0);
    const whole = withRecord.filter((each) => {
      const [before] = each.merchants;
      const [after] = cacheableResult(each, [OWN_SOURCE])?.merchants ?? [];
      return FIELDS.every((field) => before?.[field] === after?.[field]);
    });
    const share = whole.length / withRecord.length;
    const full = whole.filter(({ merchants: [best] }) => FIELDS.every((field) => best?.[field]));
    const figures =
      `${whole.length} of ${withRecord.length} ${type} answers keep those that they had, ` +
      `${full.length} of them all four`;
    console.info(figures);
    expect(withRecord.length).toBeGreaterThan(900);
    expect(share, figures).toBeGreaterThanOrEqual(0.9);
  });

  it('keep no word of the places provider but the id of a place', () => {
    expect(JSON.stringify(answers)).toContain(PLACES_SOURCE);
    const stored = answers.map((each) => cacheableResult(each, [OWN_SOURCE]));
    const text = JSON.stringify(stored).replaceAll(`"place_id":"${PLACES_SOURCE}"`, '');
    expect(text.includes(PLACES_SOURCE)).toBe(false);
    const places =
      /"(?:rating|reviews|opening_hours|phone|position|route)":(?!""|\{"periods":\[\])/;
    expect(places.exec(text)?.[0]).toBeUndefined();
  });
});
