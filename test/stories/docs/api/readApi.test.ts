import { describe, expect, it } from 'vitest';
import { readApi } from '../../../../stories/docs/api/readApi.js';

describe('readApi', () => {
  const { api } = readApi();
  const membersOf = (name: string) => api[name]?.members ?? {};

  it('has every component with its comment and its own props, not those of its element', () => {
    expect(api.Rating?.text).toMatch(/^The rating .*`<span role="img">`/);
    expect(membersOf('RatingProps')).toEqual({
      merchant: { type: 'MerchantRecord | undefined', required: true, text: '' },
    });
  });

  it('follows what a type is made of', () => {
    const props = membersOf('TransactionListProps');
    expect(props.transactions?.required).toBe(true);
    expect(props.onSelect?.type).toBe('(transaction: NoInfer<T>, lookup: MerchantLookup) => void');
    expect(Object.keys(props)).toEqual(expect.arrayContaining(['toTransaction', 'slots', 'ref']));
    expect(Object.keys(props)).not.toContain('onClick');
  });

  it('reads defaults and values', () => {
    expect(membersOf('BatchOptions').maxSize).toMatchObject({ initial: '25', required: false });
    expect(membersOf('BatchOptions').prefetch?.values).toEqual(['fill', 'none']);
  });

  it('has the cases of a union with their comments, also of a union within it', () => {
    expect(membersOf('EnrichmentErrorKind').timeout?.text).toBe(
      'No response in time, or 408. Retried like `server`.',
    );
    const events = membersOf('PlannerEvent');
    expect(Object.keys(events)).toEqual(expect.arrayContaining(['queued', 'sent', 'missing']));
    expect(Object.values(events).filter(({ text }) => text === '')).toEqual([]);
  });
});
