/** What may scroll a list, and its height: cases for `it.each`. */
export const scrollers: readonly [where: string, height: number | undefined][] = [
  ['in a box', 600],
  ['on the page', undefined],
];
