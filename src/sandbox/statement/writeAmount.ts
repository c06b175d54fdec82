/** ISO 4217 minor units of the catalogue's currencies that do not have two. */
const DIGITS: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 };

/** A signed decimal string in major units, with the currency's number of digits. */
export function writeAmount(value: number, currency: string): string {
  return value.toFixed(DIGITS[currency] ?? 2);
}

/** An amount in a range: small ones are more likely, and many end as shop prices do. */
export function drawAmount(
  [min, max]: readonly [min: number, max: number],
  random: () => number,
): number {
  const ending = random();
  const value = min * (max / min) ** random();
  if (min === max || value < 2) return value;
  if (ending < 0.25) return Math.max(min, Math.floor(value) + 0.99);
  if (ending < 0.45) return Math.round(value * 2) / 2;
  return value;
}
