import type { Selector, SelectorComponent } from 'lightningcss';
import { rewriteSelectors } from './rewriteSelectors.js';

/**
 * Rewrites selectors so that browsers find the rules of an element faster. The meaning, the
 * specificity and the tolerance of unknown selectors stay the same.
 *
 * Lists inside `:where()` and `:is()` are split: `:where(.a, .b)` becomes `:where(.a), :where(.b)`.
 * Browsers file a rule under the class, attribute or tag of its subject, but do not look into a list:
 * such a rule is tried on every element of the page. Lists before a combinator, in `:not()` and in
 * `:has()` stay: no rule is filed under them.
 *
 * Each compound gets a `:where()` of its own: `:where(.a .b)` becomes `:where(.a) :where(.b)`.
 * Chromium leaves out rules whose ancestors an element does not have, if it can see them.
 */
export function splitSelectors(css: string): string {
  return rewriteSelectors(css, rewrite);
}

const rewrite = (selector: Selector) => split(selector).map(openWhere);

/** All selectors without lists that together match what the selector matches. */
function split(selector: Selector): Selector[] {
  const subject = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
  return selector
    .slice(subject)
    .reduce<Selector[]>(
      (starts, component) => starts.flatMap((start) => append(start, component)),
      [selector.slice(0, subject)],
    );
}

function append(start: Selector, component: SelectorComponent): Selector[] {
  if (component.type !== 'pseudo-class') return [[...start, component]];
  if (component.kind !== 'where' && component.kind !== 'is') return [[...start, component]];
  return component.selectors
    .flatMap(split)
    .map((only) =>
      component.kind === 'is' && fitsAfter(start, only)
        ? [...start, ...only]
        : [...start, { ...component, selectors: [only] }],
    );
}

/** Whether a selector means the same without `:is()`: one compound, and a tag only at its start. */
function fitsAfter(start: Selector, only: Selector): boolean {
  if (only.some(({ type }) => type === 'combinator')) return false;
  const before = start.at(-1);
  const isTag = only[0]?.type === 'type' || only[0]?.type === 'universal';
  return !isTag || before === undefined || before.type === 'combinator';
}

/** With a `:where()` at its start around each compound, instead of one around all of them. */
function openWhere(selector: Selector): Selector {
  const [first, ...rest] = selector;
  if (first?.type !== 'pseudo-class' || first.kind !== 'where') return selector;
  const [only, ...others] = first.selectors;
  if (!only || others.length > 0) return selector;
  const opened: Selector = [];
  let compound: Selector = [];
  const close = () => {
    const isUniversal = compound.length === 1 && compound[0]?.type === 'universal';
    opened.push(...(isUniversal ? compound : [{ ...first, selectors: [compound] }]));
  };
  for (const component of only) {
    if (component.type === 'combinator') {
      close();
      opened.push(component);
      compound = [];
    } else {
      compound.push(component);
    }
  }
  close();
  return [...opened, ...rest];
}
