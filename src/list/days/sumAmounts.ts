/** Plain decimal notation; anything else (a word, an exponent) is not money. */
const DECIMAL = /^([+-]?)(\d*)\.?(\d*)$/;

/** Exact sum of decimal amounts, as a decimal string. Amounts that are no decimals are left out. */
export function sumAmounts(amounts: readonly (number | string)[]): string {
  const parsed = amounts.flatMap((amount) => {
    const match = DECIMAL.exec(String(amount).trim());
    const [, sign = '', whole = '', fraction = ''] = match ?? [];
    return whole || fraction ? [{ sign, whole, fraction }] : [];
  });
  const scale = parsed.reduce((longest, { fraction }) => Math.max(longest, fraction.length), 0);
  const total = parsed.reduce(
    (sum, { sign, whole, fraction }) =>
      sum + BigInt(`${sign}${whole}${fraction.padEnd(scale, '0')}`),
    0n,
  );
  const digits = String(total < 0n ? -total : total).padStart(scale + 1, '0');
  const point = digits.length - scale;
  const text = scale > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
  return total < 0n ? `-${text}` : text;
}
