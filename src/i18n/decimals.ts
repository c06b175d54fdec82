/* Decimal strings, as `readAmount` returns them: "-12.50", "+3", ".5", "2.". */

/** Number of decimals, without trailing zeros: 1 in "-12.50". */
export const countDecimals = (decimal: string): number =>
  /\.(\d*[1-9])/.exec(decimal)?.[1]?.length ?? 0;

/** Sums decimal strings exactly. */
export function sumAmounts(amounts: readonly string[]): string {
  // One after the other: a call with as many arguments as a long list has rows overflows the stack.
  const scale = amounts.reduce(
    (most, amount) => Math.max(most, amount.split('.')[1]?.length ?? 0),
    0,
  );
  const units = amounts.reduce((sum, amount) => sum + toUnits(amount, scale), 0n);
  return toDecimal(units, scale);
}

/** The mean of unsigned amounts with at most `scale` decimals, rounded half up to `scale`. */
export function averageOf(amounts: readonly string[], scale: number): string {
  const units = amounts.reduce((sum, amount) => sum + toUnits(amount, scale), 0n);
  const count = BigInt(amounts.length);
  return toDecimal((2n * units + count) / (2n * count), scale);
}

/** An integer in units of the last of `scale` decimals. Any further decimals must be zeros. */
export function toUnits(decimal: string, scale: number): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(`${whole}${fraction.slice(0, scale).padEnd(scale, '0')}`);
}

export function toDecimal(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = String(units)
    .slice(sign.length)
    .padStart(scale + 1, '0');
  const point = digits.length - scale;
  return sign + digits.slice(0, point) + (scale > 0 ? `.${digits.slice(point)}` : '');
}
