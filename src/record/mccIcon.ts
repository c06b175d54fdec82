import type { IconName } from './categoryIcons.js';

/** Merchant category codes (ISO 18245) by icon: single codes, and ranges with both ends. */
const CODES: Partial<Record<IconName, string>> = {
  services:
    '742-1799 2741-2842 4214-4225 7210-7221 7251-7273 7276-7296 7299-7399 7622-7699 8111 ' +
    '8675-8999',
  travel: '3000-3350 3501-3999 4411-4511 4582 4722-4723 7011-7033',
  transport: '3351-3500 4011-4131 4784-4789 5511-5533 5551-5599 7512-7549',
  telecom: '4812-4816',
  finance: '4821-4829 6012-6540',
  entertainment: '4899 5735 5815-5818 7829-7929 7991-7996 7998-7999 9406',
  utilities: '4900',
  shopping:
    '5021-5085 5094-5111 5169 5192-5199 5262-5311 5331 5399 5931-5937 5942-5976 5978-5982 ' +
    '5992-5999',
  health: '5122 5912 8011-8099',
  fashion: '5131-5139 5611-5699',
  fuel: '5172 5541-5542 5983',
  home: '5200-5261 5712-5722',
  groceries: '5411-5499 5921',
  electronics: '5732-5734',
  'eating-out': '5811-5814',
  sport: '5940-5941 7932-7941 7997',
  beauty: '5977 7230 7297-7298',
  cash: '6010-6011',
  education: '8211-8299 8351',
  charity: '8398 8641-8661',
  government: '9211-9405 9411-9950',
};

/** First code, last code, icon. Created at the first call, not at import. */
let ranges: readonly (readonly [number, number, IconName])[] | undefined;

/** The icon of a merchant category code (ISO 18245). Undefined unless the code is known. */
export function mccIcon(mcc: string | undefined): IconName | undefined {
  if (mcc === undefined || !/^\d{4}$/.test(mcc)) return undefined;
  ranges ??= (Object.keys(CODES) as IconName[]).flatMap((icon) => readCodes(icon));
  const code = Number(mcc);
  return ranges.find(([first, last]) => code >= first && code <= last)?.[2];
}

function readCodes(icon: IconName) {
  return (CODES[icon] ?? '').split(' ').map((codes): [number, number, IconName] => {
    const [first, last = first] = codes.split('-').map(Number) as [number, number?];
    return [first, last, icon];
  });
}
