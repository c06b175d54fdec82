import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attributions } from '../../src/display/Attribution.js';
import { PLACES_SOURCE, sandboxTransactions } from '../../src/sandbox/index.js';
import type { MerchantRecord } from '../../src/service/types.js';
import { attributionsFor } from '../../src/sources/attributionsFor.js';
import { groupFieldsBySource } from '../../src/sources/groupFieldsBySource.js';
import type { MerchantField } from '../../src/sources/partFields.js';
import { recordForRow } from '../../src/sources/recordForRow.js';
import { requestSandbox } from '../sandbox/requestSandbox.js';

const warn = vi.fn();
beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

let count = 0;
/** Another label for each test: each is named once. */
const newLabel = () => {
  count += 1;
  return `places-${count}`;
};
const shop = (label: string): MerchantRecord => ({
  name: 'Shop',
  opening_hours: { weekday_text: ['Monday: closed'] },
  cachePolicy: { name: 'own', opening_hours: label },
});
const HOURS: readonly MerchantField[] = ['opening_hours'];

describe('in development, a source without a credit', () => {
  it('is named once, with what to do', () => {
    const label = newLabel();
    recordForRow(shop(label), {});
    attributionsFor(shop(label), HOURS, {});
    groupFieldsBySource(shop(label), {});
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toBe(
      `Merchantry: data labelled "${label}" is shown without a credit. Give \`attributions\` an ` +
        'entry for it, or null if it needs none.',
    );
  });

  it.each([
    ['in a row', (record: MerchantRecord) => recordForRow(record, {})],
    ['beside a part', (record: MerchantRecord) => attributionsFor(record, HOURS, {})],
    ['in details', (record: MerchantRecord) => groupFieldsBySource(record, {})],
  ])('is named when its data is shown %s', (_, show) => {
    const label = newLabel();
    show(shop(label));
    expect(warn.mock.calls.flat().join()).toContain(label);
  });

  it('is named for a rating, which shares the label of the hours', () => {
    const label = newLabel();
    recordForRow({ rating: 4, cachePolicy: { opening_hours: label } }, {});
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each<[string, MerchantRecord, Attributions]>([
    ['has an entry', shop('a'), { a: { text: 'Data by A' } }],
    ['needs none', shop('b'), { b: null }],
    ['has only names and logos', { name: 'Shop', cachePolicy: { name: 'c' } }, {}],
    ['shows nothing', { phone: '112', cachePolicy: { phone: 'd' } }, {}],
    ['labels an empty value', { opening_hours: {}, cachePolicy: { opening_hours: 'e' } }, {}],
  ])('is not named if it %s', (_, record, attributions) => {
    recordForRow(record, attributions);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is one for the sandbox, whose own data needs no credit', async () => {
    const rows = sandboxTransactions(100);
    const transactions = rows.map(({ id, merchant_name }) => ({ id, merchant_name }));
    for (const type of ['restrictive', 'extended']) {
      const answers: Record<string, unknown[]> = await requestSandbox({ type, transactions });
      for (const wire of Object.values(answers).flat()) {
        const record = wire as MerchantRecord;
        recordForRow(record, {});
        groupFieldsBySource(record, {});
      }
    }
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`"${PLACES_SOURCE}"`)]]);
  });

  it('is not named in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    recordForRow(shop(newLabel()), {});
    vi.unstubAllEnvs();
    expect(warn).not.toHaveBeenCalled();
  });
});
