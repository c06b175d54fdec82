import type { ReadRow, RowReading } from './ReadRow.js';
import { readAmount } from './readAmount.js';

/** Whether a text is an OFX or QFX file, as banks offer for accounting software. */
export const isOfx = (text: string): boolean => /<OFX>/i.test(text);

/** A transaction, in SGML (version 1, most elements without an end tag) and in XML (version 2). */
const TRANSACTION = /<STMTTRN>([\s\S]*?)(?=<\/STMTTRN>|<STMTTRN>|<\/BANKTRANLIST>|$)/gi;

/** Groups: year, month, day, hour, minute, offset in hours. Zones have a name that says nothing. */
const DATE =
  /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})\d{2}(?:\.\d+)?)?(?:\[([+-]?\d+(?:\.\d+)?)(?::\w+)?\])?$/;

/** Banks that know no time write midnight or noon. */
const NO_TIME = ['00:00', '12:00'];

/** Reads the transactions of an OFX file. */
export function readOfx(text: string): RowReading {
  const currency = readField(text, 'CURDEF');
  const rows: ReadRow[] = [];
  const problems: string[] = [];
  for (const { index, 1: block = '' } of text.matchAll(TRANSACTION)) {
    const line = text.slice(0, index).split('\n').length;
    const expect = (what: string, given: string | undefined) =>
      problems.push(`Line ${line}: expected ${what}, but got: ${given ?? 'nothing'}.`);
    const posted = readField(block, 'DTPOSTED');
    const given = readField(block, 'TRNAMT');
    const date = readOfxDate(posted);
    const amount = readAmount(given ?? '', given?.includes(',') ? ',' : '.');
    const name = readField(block, 'NAME') ?? readField(block, 'MEMO');
    if (!date) expect('a date in DTPOSTED', posted);
    else if (!amount) expect('an amount in TRNAMT', given);
    else
      rows.push({
        line,
        ...date,
        ...amount,
        // OFX signs every amount.
        isSigned: true,
        currency: readField(block, 'CURSYM') ?? currency,
        text: name ?? '',
        mcc: readField(block, 'SIC'),
      });
  }
  if (rows.length === 0 && problems.length === 0) {
    problems.push('Line 1: expected STMTTRN elements in the OFX file, but got: none.');
  }
  return { rows, problems };
}

function readOfxDate(given = ''): Pick<ReadRow, 'date' | 'time' | 'instant'> | undefined {
  const [, year, month, day, hour, minute, offset] = DATE.exec(given) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  if (new Date(`${date}T00:00Z`).getUTCDate() !== Number(day)) return undefined;
  const time = hour && `${hour}:${minute}`;
  if (time === undefined || NO_TIME.includes(time))
    return { date, time: undefined, instant: undefined };
  const utc = Date.parse(`${date}T${time}:00Z`) - Number(offset) * 3_600_000;
  return { date, time, instant: Number.isNaN(utc) ? undefined : new Date(utc).toISOString() };
}

/** The text of an element, with or without an end tag. */
function readField(text: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>\\s*([^<\\r\\n]*)`, 'i').exec(text)?.[1]?.trim();
  return (
    found?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&') || undefined
  );
}
