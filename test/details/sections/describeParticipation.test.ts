import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeParticipation } from '../../../src/details/sections/describeParticipation.js';

describe('a participation', () => {
  it.each<[string, unknown, { title: string | undefined; facts: string[] } | undefined]>([
    ['a text', 'Fair Wage Register', { title: 'Fair Wage Register', facts: [] }],
    ['a number', 42, { title: '42', facts: [] }],
    [
      'an object with a name',
      { id: 'glp', name: 'Green Ledger Pledge', since: 2021, joinedAt: 'Leeds' },
      { title: 'Green Ledger Pledge', facts: ['since: 2021', 'joined at: Leeds'] },
    ],
    [
      'a name further inside',
      {
        programme: { name: 'Open Harvest', url: 'https://www.harvest.example/x' },
        levels: [{ year: 2025, level: 'silver' }],
      },
      { title: 'Open Harvest', facts: ['url: harvest.example', 'year: 2025', 'level: silver'] },
    ],
    ['a list', [['a', 'b'], 'c'], { title: undefined, facts: ['a', 'b', 'c'] }],
    [
      'no name',
      { share: 0.4, audited: false },
      { title: undefined, facts: ['share: 0.4', 'audited: false'] },
    ],
    ['nothing', null, undefined],
    ['an empty object', {}, undefined],
    ['empty things', { name: ' ', list: [], id: '7' }, undefined],
  ])('of %s is text', (_, value, expected) => {
    expect(describeParticipation(value)).toEqual(expected);
  });

  it('of any shape never becomes "[object Object]" or very long', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 7 }), (value) => {
        const text = describeParticipation(value);
        fc.pre(!JSON.stringify(value).includes('[object'));
        expect(JSON.stringify(text) ?? '').not.toContain('[object');
        expect(text?.facts.length ?? 0).toBeLessThanOrEqual(12);
      }),
    );
  });
});
