import { Features, type Selector, type SelectorComponent, transform } from 'lightningcss';

/**
 * The style sheet, minified, with selectors by which browsers find the rules of an element faster.
 * What they match, and their tolerance of unknown selectors, stay the same.
 *
 * Lists inside `:where()` and `:is()` are split: `:where(.a, .b)` becomes `:where(.a), :where(.b)`.
 * Browsers file a rule under the class, attribute or tag of its subject, but do not look into a list:
 * such a rule is tried on every element of the page. Lists before a combinator, in `:not()` and in
 * `:has()` stay: no rule is filed under them.
 *
 * Each compound gets a `:where()` of its own, and one class is taken out: `:where(.mry-a .mry-b:hover)`
 * becomes `:where(.mry-a) .mry-b:where(:hover)`. Chromium leaves out rules whose ancestors an element
 * does not have, if it can see them, and need not ask for the class that it has found a rule by. All
 * rules with a class of ours weigh as much as one class, so that their order decides, as before.
 */
export function splitSelectors(css: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: new TextEncoder().encode(css),
    minify: true,
    // Otherwise shortened to a range, which Safari reads from 16.4.
    include: Features.MediaRangeSyntax,
    visitor: { Selector: rewrite },
  });
  return new TextDecoder().decode(code);
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

/** With a `:where()` around each compound, but for one class, instead of one around all of them. */
function openWhere(selector: Selector): Selector {
  const [first, ...rest] = selector;
  if (first?.type !== 'pseudo-class' || first.kind !== 'where') return selector;
  const [only, ...others] = first.selectors;
  if (!only || others.length > 0) return selector;
  const weighty = only.findLast(isOurClass);
  const opened: Selector = [];
  let compound: Selector = [];
  const close = () => {
    const inside = compound.filter((component) => component !== weighty);
    if (inside.length < compound.length && weighty) opened.push(weighty);
    const isUniversal = inside.length === 1 && inside[0]?.type === 'universal';
    if (isUniversal) opened.push(...inside);
    else if (inside.length > 0) opened.push({ ...first, selectors: [inside] });
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

const isOurClass = (component: SelectorComponent) =>
  component.type === 'class' && /^_?mry-/.test(component.name);
