/** Digits after the point, for currencies that have not two (ISO 4217). */
const DIGITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
  ...'CLF UYW'.split(' ').map((code) => [code, 4]),
]);

/** Whole minor units as a decimal text, without a detour over floating point: -1234 is "-12.34". */
export function toDecimal(minor: number | bigint, currency: string): string {
  const digits = DIGITS[currency] ?? 2;
  const sign = minor < 0 ? '-' : '';
  const text = String(minor)
    .replace('-', '')
    .padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
