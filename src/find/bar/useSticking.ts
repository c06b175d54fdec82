'use client';
import { type RefObject, useEffect } from 'react';
import { findScroller, followScroll } from '../../list/viewport/findScroller.js';
import type { FindState } from '../FindState.js';

/** Below this height of the window nothing sticks. */
const MIN_HEIGHT = '(min-height: 30rem)';
/** The part of the window that may be covered, by the host app's header too. */
const MAX_SHARE = 1 / 3;

/**
 * Lets the bar stick above the rows of a list that scrolls with the page, and what sticks in the
 * list below it. The style sheet does the sticking; this says when and how high:
 *
 * - `data-sticky`, if the list is below the bar in the same parent, and the window is large enough.
 * - `data-stuck`, while rows are beneath the bar: field and set filters stay, the rest is hidden.
 * - `--_mry-above` of the list: how much of the bar stays.
 */
export function useSticking(
  bar: RefObject<HTMLElement | null>,
  list: HTMLElement | null,
  state: FindState,
): void {
  useEffect(() => {
    const form = bar.current;
    const [controls, field] = [CONTROLS, FIELD].map((part) =>
      form?.querySelector<HTMLElement>(part),
    );
    if (!form || !controls || !field || list?.dataset.scroller !== 'page') return undefined;
    if (!form.parentElement?.contains(list) || typeof ResizeObserver === 'undefined')
      return undefined;

    const update = () => {
      const [own, below] = [form, list].map((element) => element.getBoundingClientRect());
      if (!own || !below) return;
      const isAbove = own.left < below.right && own.right > below.left;
      const isLine = getComputedStyle(controls).display === 'flex';
      const kept = form.dataset.set !== undefined || isLine ? controls : field;
      const height = kept.getBoundingClientRect().bottom - own.top;
      const header = Number.parseFloat(getComputedStyle(form).insetBlockStart) || 0;
      const fits =
        isAbove && matchMedia(MIN_HEIGHT).matches && header + height <= innerHeight * MAX_SHARE;
      form.toggleAttribute('data-sticky', fits);
      // A host app may have the last word.
      const isSticky = fits && getComputedStyle(form).position === 'sticky';
      form.toggleAttribute('data-stuck', isSticky && own.bottom > below.top + 1);
      // The chips have their own space below them.
      const space = kept === field ? '2 * var(--mry-space)' : '0px';
      const above = isSticky ? `calc(${height}px + ${space})` : '0px';
      if (list.style.getPropertyValue('--_mry-above') !== above)
        list.style.setProperty('--_mry-above', above);
    };
    update();
    const observer = new ResizeObserver(update);
    for (const element of [form, controls, field]) observer.observe(element);
    const stopFollowing = followScroll(form, update);
    addEventListener('resize', update);
    return () => {
      form.removeAttribute('data-sticky');
      form.removeAttribute('data-stuck');
      observer.disconnect();
      stopFollowing();
      removeEventListener('resize', update);
      list.style.removeProperty('--_mry-above');
    };
  }, [bar, list]);

  // What is found begins at its first row, wherever the reader was among the rows before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each other search
  useEffect(() => {
    const form = bar.current;
    if (!form || !list || form.dataset.stuck === undefined) return;
    const distance = list.getBoundingClientRect().top - form.getBoundingClientRect().bottom;
    findScroller(form).scrollTop += distance;
  }, [bar, list, state]);
}

const CONTROLS = '.mry-FindBar-controls';
const FIELD = '.mry-FindBar-field';
