import { expect, it } from 'vitest';
import { observeVisibility } from '../../../src/query/hooks/observeVisibility.js';

it('says that everything is on screen where there is no IntersectionObserver', () => {
  const seen: boolean[] = [];
  const stop = observeVisibility(document.body, 0.5, (visible) => seen.push(visible));
  expect(seen).toEqual([true]);
  expect(stop).toBeUndefined();
});
