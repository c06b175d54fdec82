import { expect, it } from 'vitest';
import { createFindText } from '../../src/find/bar/createFindText.js';
import { findDe } from '../../src/find/locales/de.js';
import type { Find } from '../../src/find/useFind.js';
import { de } from '../../src/locales/de.js';

it.each([
  // The year 1405 began on 21 March 2026, and 5787 on 12 September.
  ['fa-IR', '2026-11-20', ['2026-01-05', '2026-01-10'], '۱۴۰۴'],
  ['fa-IR', '2026-01-05', ['2025-12-25', '2025-12-26'], undefined],
  ['he-u-ca-hebrew', '2026-11-20', ['2026-02-05', '2026-03-10'], '5786'],
  ['en-GB', '2026-11-20', ['2026-01-05', '2026-01-10'], undefined],
  ['en-GB', '2026-11-20', ['2025-01-05', '2026-01-10'], '2025'],
])('in %s, on %s, %j have the year %s', (locale, today, [from, to], year) => {
  const find = { state: { period: { from, to } } } as unknown as Find<unknown>;
  const text = createFindText(find, findDe, { locale, messages: de }, today).chip('period');
  if (year === undefined) expect(text).not.toMatch(/\p{Nd}{4}/u);
  else expect(text).toContain(year);
});
