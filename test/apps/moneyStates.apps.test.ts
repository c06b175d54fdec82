import { expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

/** What each row says beside name, category and amount, and how many elements it has. */
const ROWS: readonly (readonly [id: string, words: readonly string[], elements: number])[] = [
  ['booked', ['£57.60', '18:22'], 15],
  ['pending', ['Pending'], 18],
  ['declined', ['Declined'], 16],
  ['reversed', ['Reversed'], 18],
  ['refunded', ['Refund', '+£57.60'], 20],
  ['scheduled', ['Scheduled', 'Standing payment', '20 Nov'], 19],
  ['recurring', ['Monthly', 'next 18 Dec'], 18],
  ['abroad', ['¥11,235'], 18],
  ['fee', ['incl. £1.77 fee'], 18],
  ['cashback', ['+£0.49 cashback'], 18],
  ['shared', ['your share £19.23', 'AQ', 'TM'], 23],
  ['card', ['•• 9917', 'card ending 9917'], 17],
  ['note', ['“Lanterns for Sunday”'], 15],
  ['person', ['Maya Lindqvist', 'ML'], 12],
];

/** Values of the fields that stay in the page. */
const PRIVATE =
  /Standing|11235|1\.77|0\.49|19\.23|Quill|Marsh|9917|Lanterns|Lindqvist|57\.60|2026-1/i;

it('says every state in words, and sends none of it', async () => {
  const { page, reload } = await openApp('money-states', {
    viewport: { width: 800, height: 1_300 },
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await reload();
  await page.getByText('Harrow & Vale').nth(12).waitFor();
  const read = () =>
    page.locator('.mry-TransactionList-row').evaluateAll((rows) =>
      rows.map((row) => ({
        id: row.getAttribute('data-id'),
        text: [row.textContent]
          .concat([...row.querySelectorAll('[role="img"]')].map((image) => image.ariaLabel ?? ''))
          .join(' '),
        elements: row.querySelectorAll('*').length,
      })),
    );
  // The words of a row's hours come with the table of zones.
  await expect
    .poll(async () => (await read()).map(({ id, elements }) => [id, elements]))
    .toEqual(ROWS.map(([id, , elements]) => [id, elements]));
  const shown = await read();
  for (const [index, [id, words]] of ROWS.entries()) {
    for (const word of words) expect.soft(shown[index]?.text, id).toContain(word);
  }
  expect.soft(sent.filter((request) => PRIVATE.test(request))).toEqual([]);
  // The rows of one shop are one lookup, and the row of a person is none.
  const bodies = sent.flatMap((request) => /\{.*\}$/s.exec(request) ?? []);
  expect(bodies).not.toEqual([]);
  for (const body of bodies) {
    expect(JSON.parse(body).transactions).toEqual([
      { id: 'booked', merchant_name: 'HARROW AND VALE 0217 LEEDS GB', mcc: '5411' },
    ]);
  }
});
