import { afterEach, expect, it, vi } from 'vitest';
import { observeVisibility } from '../../src/query/hooks/observeVisibility.js';
import { installLayout } from '../../src/testing/installLayout.js';

let restore = () => {};
afterEach(() => {
  restore();
  document.body.replaceChildren();
});

const element = (style: Partial<CSSStyleDeclaration> = {}) => {
  const created = document.createElement('div');
  Object.assign(created.style, style);
  document.body.append(created);
  return created;
};

const names = ['innerWidth', 'innerHeight', 'scrollX', 'scrollTo', 'matchMedia', 'ResizeObserver'];
const namesOfElements = ['clientWidth', 'clientHeight', 'scrollTo', 'scrollIntoView'];
const state = () => [
  ...names.map((name) => Object.getOwnPropertyDescriptor(window, name)),
  ...namesOfElements.map((name) => Object.getOwnPropertyDescriptor(Element.prototype, name)),
];

it('gives the window and elements a size, in pixels of their own where they have some', () => {
  restore = installLayout({ width: 400, height: 300 });
  expect([innerWidth, innerHeight]).toEqual([400, 300]);
  expect(document.documentElement.clientHeight).toBe(300);
  const { offsetWidth, clientHeight } = element({ height: '68px', width: '50%' });
  expect([offsetWidth, clientHeight]).toEqual([400, 68]);
});

it('restores what was there before, in the order of the calls, and once', () => {
  const before = state();
  restore = installLayout();
  const installed = state();
  const restoreNarrow = installLayout({ width: 400 });
  expect(innerWidth).toBe(400);
  expect(matchMedia('(max-width: 600px)').matches).toBe(true);
  restore();
  expect(innerWidth).toBe(400);
  restoreNarrow();
  expect(state()).toEqual(installed);
  restoreNarrow();
  expect(matchMedia('(max-width: 600px)').matches).toBe(false);
  restore();
  expect(state()).toEqual(before);
  expect(typeof IntersectionObserver).toBe('undefined');
});

it('reports what is observed as on screen, until it is not observed any more', async () => {
  restore = installLayout();
  const report = vi.fn();
  const observer = new IntersectionObserver(report, { threshold: 0.5 });
  const [shown, left] = [element(), element()];
  observer.observe(shown);
  observer.observe(left);
  observer.unobserve(left);
  expect(report).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(report).toHaveBeenCalled(), 60_000);
  expect(report.mock.calls.map(([[entry]]) => entry.target)).toEqual([shown]);
  expect(report.mock.calls[0]?.[0][0]).toMatchObject({
    isIntersecting: true,
    intersectionRatio: 1,
  });
  expect(observer.thresholds).toEqual([0.5]);
});

it('leaves the word to an observer of a test, also after another one', () => {
  restore = installLayout();
  observeVisibility(element(), 0, vi.fn());
  const observe = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      unobserve() {}
    },
  );
  observeVisibility(element(), 0, vi.fn());
  expect(observe).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('reports sizes', async () => {
  restore = installLayout();
  const report = vi.fn();
  new ResizeObserver(report).observe(element({ width: '200px', height: '10px' }));
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1), 60_000);
  expect(report.mock.calls[0]?.[0][0]).toMatchObject({
    contentRect: { width: 200, height: 10 },
    borderBoxSize: [{ inlineSize: 200, blockSize: 10 }],
  });
});

it('scrolls the window and elements', () => {
  restore = installLayout();
  const onScroll = vi.fn();
  window.addEventListener('scroll', onScroll);
  window.scrollTo(0, 120);
  window.scrollTo({ left: 5 });
  expect([window.scrollX, window.scrollY]).toEqual([5, 120]);
  expect(onScroll).toHaveBeenCalledTimes(2);
  const box = element();
  box.addEventListener('scroll', onScroll);
  box.scrollTo({ top: 40 });
  expect(box.scrollTop).toBe(40);
  expect(onScroll).toHaveBeenCalledTimes(3);
  expect(() => box.scrollIntoView({ block: 'center' })).not.toThrow();
  window.removeEventListener('scroll', onScroll);
});

it('answers media queries about sizes, and denies all others', () => {
  restore = installLayout({ width: 400, height: 300 });
  const matches = (media: string) => matchMedia(media).matches;
  expect(matches('(max-width: 600px)')).toBe(true);
  expect(matches('(min-width: 600px)')).toBe(false);
  expect(matches('screen and (min-height: 200px) and (max-height: 400px)')).toBe(true);
  expect(matches('(prefers-color-scheme: dark)')).toBe(false);
  expect(matches('print')).toBe(false);
});

it('says what it needs where there is no DOM', () => {
  vi.stubGlobal('HTMLElement', undefined);
  expect(() => installLayout()).toThrow(/expected a DOM \(jsdom or happy-dom\).*got: none/);
  vi.unstubAllGlobals();
});
