/** The number of leading indexes below `count` that meet a condition, by binary search. */
export function countUntil(count: number, meets: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (meets(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
