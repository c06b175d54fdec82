import { Features, type Selector, type SelectorComponent, transform } from 'lightningcss';

/**
 * Splits selector lists inside `:where()` and `:is()`: `:where(.a, .b)` becomes
 * `:where(.a), :where(.b)`. Browsers file a rule under the class, attribute or tag of its subject,
 * but do not look into a list: such a rule is tried on every element of the page. The meaning is
 * the same, and each `:where()` stays, with its specificity and its tolerance of unknown selectors.
 * Lists before a combinator, in `:not()` and in `:has()` stay too: no rule is filed under them.
 */
export function splitLists(css: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: new TextEncoder().encode(css),
    minify: true,
    // Otherwise shortened to a range, which Safari reads from 16.4.
    include: Features.MediaRangeSyntax,
    visitor: { Selector: split },
  });
  return new TextDecoder().decode(code);
}

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
