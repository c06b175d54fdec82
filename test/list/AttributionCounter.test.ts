// @vitest-environment node
import { expect, it } from 'vitest';
import { AttributionCounter } from '../../src/list/AttributionCounter.js';

it('names a source while a row shows something of it, and reports only changes', () => {
  const counter = new AttributionCounter();
  const seen: (readonly string[])[] = [];
  const unsubscribe = counter.subscribe(() => seen.push(counter.getSnapshot()));
  const remove = [counter.add(['b']), counter.add(['b', 'a']), counter.add(['a'])];
  for (const each of remove) each();
  unsubscribe();
  counter.add(['c']);
  expect(seen).toEqual([['b'], ['a', 'b'], ['a'], []]);
});

it('returns the same array until its labels change', () => {
  const counter = new AttributionCounter();
  const empty = counter.getSnapshot();
  counter.add([]);
  expect(counter.getSnapshot()).toBe(empty);
  const removeA = counter.add(['a']);
  const snapshot = counter.getSnapshot();
  counter.add(['a']);
  removeA();
  expect(counter.getSnapshot()).toBe(snapshot);
});
