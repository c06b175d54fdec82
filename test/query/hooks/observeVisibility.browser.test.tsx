import { afterEach, describe, expect, it, vi } from 'vitest';
import { observeVisibility, VISIBLE_SHARE } from '../../../src/query/hooks/observeVisibility.js';
import { untilIdle } from '../../untilIdle.js';

const added: HTMLElement[] = [];
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

/** A box of 100 px that scrolls, with a first child of this height and a last of 50 px. */
function addScroller(height: number): { box: HTMLElement; last: HTMLElement } {
  const box = document.createElement('div');
  box.style.cssText = 'block-size: 100px; overflow: auto';
  box.innerHTML = `<div style="block-size: ${height}px"></div><p style="block-size: 50px; margin: 0">x</p>`;
  added.push(document.body.appendChild(box));
  return { box, last: box.lastElementChild as HTMLElement };
}

describe('observeVisibility', () => {
  it('tells first what is, then what changes, until it is stopped', async () => {
    const { box, last } = addScroller(200);
    const seen: boolean[] = [];
    const stop = observeVisibility(last, VISIBLE_SHARE, (visible) => seen.push(visible));
    await expect.poll(() => seen).toEqual([false]);
    box.scrollTop = 200;
    await expect.poll(() => seen).toEqual([false, true]);
    stop?.();
    box.scrollTop = 0;
    await untilIdle();
    expect(seen).toEqual([false, true]);
  });

  it('counts an element that only touches the edge as off screen', async () => {
    const { box, last } = addScroller(100);
    const seen: boolean[] = [];
    const stop = observeVisibility(last, VISIBLE_SHARE, (visible) => seen.push(visible));
    await expect.poll(() => seen).toEqual([false]);
    box.scrollTop = 1;
    await expect.poll(() => seen).toEqual([false, true]);
    stop?.();
  });

  it('tells a second listener of an element, too, and keeps the first when it stops', async () => {
    const { box, last } = addScroller(10);
    const first: boolean[] = [];
    const second: boolean[] = [];
    const stopFirst = observeVisibility(last, VISIBLE_SHARE, (visible) => first.push(visible));
    await expect.poll(() => first).toEqual([true]);
    const stopSecond = observeVisibility(last, VISIBLE_SHARE, (visible) => second.push(visible));
    await expect.poll(() => second).toEqual([true]);
    stopSecond?.();
    box.firstElementChild?.setAttribute('style', 'block-size: 500px');
    await expect.poll(() => first.at(-1)).toBe(false);
    expect(second).toEqual([true]);
    stopFirst?.();
  });

  it('has one observer for all elements of a threshold', () => {
    const real = IntersectionObserver;
    const made = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class extends real {
        constructor(...args: ConstructorParameters<typeof real>) {
          super(...args);
          made(args[1]?.threshold);
        }
      },
    );
    const elements = Array.from({ length: 50 }, () => addScroller(10).last);
    const stops = elements.map((element) => observeVisibility(element, 0.5, () => {}));
    vi.unstubAllGlobals();
    expect(made.mock.calls).toEqual([[0.5]]);
    for (const stop of stops) stop?.();
  });
});
