import { describe, expect, it } from 'vitest';
import { firstWeekday } from '../../src/i18n/firstWeekday.js';

describe('firstWeekday', () => {
  it.each([
    ['en-US', 0],
    ['en', 0],
    ['en-GB', 1],
    ['de', 1],
    ['fr', 1],
    ['ja', 0],
    ['ar-EG', 6],
    ['he', 0],
    ['fa', 6],
    ['dv', 5],
    ['ar-AE', 1],
  ])('begins the week of %s on day %d', (locale, day) => {
    expect(firstWeekday(locale)).toBe(day);
  });

  it('begins on Monday where the locale is none', () => {
    expect(firstWeekday('no such locale')).toBe(1);
  });
});
