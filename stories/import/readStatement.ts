import type { ReadRow, RowReading } from './ReadRow.js';
import { decimalSeparator, readAmount } from './readAmount.js';
import { dateOrder, readDate } from './readDate.js';

/** An amount at the end of a line: two decimals, or a currency beside it. */
const AMOUNT =
  /(?:^|\s)([(+\-\u2212]?\s?(?:[A-Z]{3}\s?|[£€$¥₪₹]\s?)?[+\-\u2212]?(?:\d{1,3}(?:[.,'’\s]\d{3})+|\d{1,12})[.,]\d{2}(?!\d)[)\-\u2212]?(?:\s?(?:CR|DR|DB|[A-Z]{3}|[£€₪₹]|zł|kr))?|[(+\-\u2212]?[£€$¥₪₹][+\-\u2212]?\d{1,12})\s*$/;
const TIME = /(?:^|\s)([01]?\d|2[0-3]):([0-5]\d)(?!\d)/;
/** Longer lines are no statement's, and could keep a browser busy. */
const MAX_LENGTH = 400;

/**
 * Reads lines such as "20/11 HARROW AND VALE 0217 LEEDS -57.60", with or without a balance at the
 * end. A line that is only a date holds for those below it; one without an amount belongs to the
 * payment above, and may have its time.
 */
export function readStatement(text: string, now: Date): RowReading {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const order = dateOrder(lines, now);
  const rows: ReadRow[] = [];
  const problems: string[] = [];
  const amounts = lines.flatMap((line) => AMOUNT.exec(line.slice(-MAX_LENGTH))?.[1] ?? []);
  const decimal = decimalSeparator(amounts);
  let day: string | undefined;
  lines.forEach((line, index) => {
    if (line === '') return;
    const place = `Line ${index + 1}`;
    if (line.length > MAX_LENGTH) {
      problems.push(
        `${place}: expected at most ${MAX_LENGTH} characters, but got: ${line.length}.`,
      );
      return;
    }
    const date = readDate(line, { order, now });
    const rest = date ? line.slice(date.length).trim() : line;
    if (date && rest === '') {
      day = date.date;
      return;
    }
    const [found, before] = lastAmount(rest);
    const amount = found === undefined ? undefined : readAmount(found, decimal);
    const last = rows.at(-1);
    if (!amount || before === undefined) {
      if (date) problems.push(`${place}: expected an amount at the end, but got: ${show(rest)}.`);
      else if (last) last.time ??= timeOf(line);
      else problems.push(`${place}: expected a date and an amount, but got: ${show(line)}.`);
      return;
    }
    const on = date?.date ?? day;
    if (on === undefined) {
      problems.push(`${place}: expected a date at the start, but got: ${show(line)}.`);
      return;
    }
    rows.push({
      line: index + 1,
      date: on,
      time: date?.time,
      instant: date?.instant,
      text: before,
      ...amount,
    });
  });
  return { rows, problems };
}

/** The amount of a line, and what is before it; of two amounts the second is the balance. */
function lastAmount(line: string): [amount?: string | undefined, before?: string | undefined] {
  const last = AMOUNT.exec(line);
  if (!last) return [];
  const before = line.slice(0, last.index).trim();
  const earlier = AMOUNT.exec(before);
  const text = earlier ? before.slice(0, earlier.index).trim() : '';
  return earlier && text !== '' ? [earlier[1], text] : [last[1], before];
}

function timeOf(line: string): string | undefined {
  const [, hour, minute] = TIME.exec(line) ?? [];
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`;
}

const show = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
