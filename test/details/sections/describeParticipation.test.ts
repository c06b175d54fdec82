import { describe, expect, it } from 'vitest';
import { describeParticipation } from '../../../src/details/sections/describeParticipation.js';
import { en } from '../../../src/i18n/en.js';
import { fc } from '../../fc.js';

describe('a participation', () => {
  it.each<[string, unknown, { title: string | undefined; facts: string[] } | undefined]>([
    ['a text', 'Fair Wage Register', { title: 'Fair Wage Register', facts: [] }],
    ['a number, which says nothing', 42, undefined],
    [
      'an object with a name',
      { id: 'glp', name: 'Green Ledger Pledge', since: 2021, joinedAt: 'Leeds' },
      { title: 'Green Ledger Pledge', facts: ['Since 2021'] },
    ],
    [
      'a name further inside',
      {
        programme: { name: 'Open Harvest', url: 'https://www.harvest.example/x' },
        levels: [{ year: 2025, level: 'silver' }],
      },
      { title: 'Open Harvest', facts: ['Silver'] },
    ],
    ['a list', [['Leeds', 'York'], 'c'], { title: undefined, facts: ['Leeds', 'York', 'C'] }],
    ['figures whose keys are the service’s own', { share: 0.4, audited: false }, undefined],
    [
      'a date from which on it takes part',
      { title: 'Fair Wage', joined_at: '2019-04-01' },
      { title: 'Fair Wage', facts: ['Since 2019'] },
    ],
    ['nothing', null, undefined],
    ['an empty object', {}, undefined],
    ['empty things', { name: ' ', list: [], id: '7' }, undefined],
  ])('of %s is text', (_, value, expected) => {
    expect(describeParticipation(value, en)).toEqual(expected);
  });

  it('of any shape never becomes "[object Object]" or very long', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 7 }), (value) => {
        const text = describeParticipation(value, en);
        fc.pre(!JSON.stringify(value).includes('[object'));
        expect(JSON.stringify(text) ?? '').not.toContain('[object');
        expect(text?.facts.length ?? 0).toBeLessThanOrEqual(12);
      }),
    );
  });
});
