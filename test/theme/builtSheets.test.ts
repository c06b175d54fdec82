import { readFileSync } from 'node:fs';
import { type Selector, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../package/listFiles.js';

const sheets = listFiles('dist').filter((file) => file.endsWith('.css'));

describe.each(sheets)('the built %s', (file) => {
  const selectors = readSelectors(`dist/${file}`);

  it('has selectors', () => {
    expect(selectors.length).toBeGreaterThan(0);
  });

  it('has no rule that browsers would try on every element of a page', () => {
    expect(selectors.filter((selector) => !isFiled(selector)).map(describeSelector)).toEqual([]);
  });

  it('has no list inside `:where()` or `:is()` of a subject', () => {
    expect(selectors.filter(hasList).map(describeSelector)).toEqual([]);
  });

  // Themes set variables of few elements.
  it.skipIf(file.startsWith('themes/'))('shows browsers which ancestors a rule needs', () => {
    expect(selectors.filter(hidesAncestors).map(describeSelector)).toEqual([]);
  });

  it('weighs as much as one class, so that the order of rules decides, or nothing for variables', () => {
    const weights = new Set(selectors.map(weightOf));
    expect([...weights].filter((weight) => weight !== 'class' && weight !== '')).toEqual([]);
    const isVariables = (selector: Selector) => !/mry-[A-Z]|_mry-/.test(describeSelector(selector));
    expect(
      selectors.filter((selector) => weightOf(selector) === '' && !isVariables(selector)),
    ).toEqual([]);
  });
});

/** What Vite builds for by default: Chrome 111, as Lightning CSS writes versions. */
const TARGETS = { chrome: 111 << 16 };

it('asks nothing of pages without `lang` where a host app’s build rewrites `:dir()` to languages', () => {
  const code = readFileSync('dist/styles.css');
  const built = String(transform({ filename: 'styles.css', code, targets: TARGETS }).code);
  expect(built).toContain(':lang(');
  expect(built).not.toContain(':not(:lang(');
});

/** In the shorthand, where minifiers move it, browsers refuse the whole animation. */
it.each(['styles', 'list'])('%s.css keeps the timeline of an animation by itself', (name) => {
  const code = readFileSync(`dist/${name}.css`);
  const targets = { chrome: 130 << 16 };
  const built = String(transform({ filename: 'x.css', code, targets, minify: true }).code);
  for (const sheet of [String(code), built]) {
    expect(sheet).toContain('animation-timeline:scroll(self)');
    expect(sheet).not.toMatch(/animation:[^;}]*scroll\(/);
  }
});

describe('list.css and details.css', () => {
  const list = readSelectors('dist/list.css').map(describeSelector);
  const details = readSelectors('dist/details.css').map(describeSelector);

  it('are together styles.css', () => {
    const [whole, first, second] = ['styles', 'list', 'details'].map((name) =>
      readFileSync(`dist/${name}.css`, 'utf8'),
    );
    // Alone, the second one has to say which layers precede its own.
    expect(`${first}${second?.replace(/^@layer [^{;]+;/, '')}`).toBe(whole);
  });

  it('have no rule in common', () => {
    expect(details.filter((selector) => list.includes(selector))).toEqual([]);
  });

  it('leave nothing to the second one that lists, rows or single components show', () => {
    const elsewhere = classesOf(sourceOf(/^(components|list)\//));
    const own = classesOf(sourceOf(/^(details|report|sheet)\//)).filter(
      (name) => !elsewhere.includes(name),
    );
    const hasOwn = (selector: string) => classesOf(selector).some((name) => own.includes(name));
    expect(details.filter((selector) => !hasOwn(selector))).toEqual([]);
  });
});

it('asks for the width of a list around its rows, so that rows elsewhere are asked nothing', () => {
  const sheet = readFileSync('dist/list.css', 'utf8');
  const conditions =
    sheet.match(/@container mry-TransactionList [^{]*\{(?:[^{}]*\{[^{}]*\})*/g) ?? [];
  expect(conditions).toHaveLength(6);
  // The columns of a table are asked for by rows in a list that may have them.
  const asked = conditions
    .flatMap((condition) => condition.split(/[{}]/))
    .filter((selector) => /\.mry-TransactionRow(-name|-line)?(?![\w-])/.test(selector));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((selector) => !selector.includes('[data-layout=table]'))).toEqual([]);
});

it('finds rules that would be tried on every element, and lists', () => {
  const [every, first, list, fine] = parse(
    '.a > *{top:0}:where(.a > :first-child){top:0}:where(.a, p){top:0}:where(:is(.a, .b) > p)::before{top:0}',
  );
  expect([every, first, fine].map((selector) => selector && isFiled(selector))).toEqual([
    false,
    false,
    true,
  ]);
  expect([list, fine].map((selector) => selector && hasList(selector))).toEqual([true, false]);
});

/** The code of some of the rooms of `src`. */
function sourceOf(rooms: RegExp): string {
  const files = listFiles('src').filter((file) => rooms.test(file) && /\.tsx?$/.test(file));
  return files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n');
}

/** Those that are given to elements: after a dot they are only looked for. */
const classesOf = (text: string): string[] => text.match(/(?<!\.)\bmry-[A-Z]\w*(-\w+)?/g) ?? [];

function readSelectors(path: string): Selector[] {
  return parse(readFileSync(path, 'utf8'));
}

function parse(css: string): Selector[] {
  const selectors: Selector[] = [];
  transform({
    filename: 'sheet.css',
    code: new TextEncoder().encode(css),
    visitor: {
      Selector(selector) {
        selectors.push(selector);
        return undefined;
      },
    },
  });
  return selectors;
}

/** The last compound, which the element itself must match. */
function subjectOf(selector: Selector): Selector {
  return selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);
}

/** Whether the subject has a class, a tag or an attribute, or is the root. */
function isFiled(selector: Selector): boolean {
  return subjectOf(selector).some((component) => {
    if (component.type === 'pseudo-class') {
      if (component.kind === 'root') return true;
      const isTransparent = component.kind === 'where' || component.kind === 'is';
      return (
        isTransparent && component.selectors.length === 1 && component.selectors.every(isFiled)
      );
    }
    // Of ranges, not of elements.
    if (component.type === 'pseudo-element') return component.kind === 'highlight-function';
    return ['class', 'type', 'attribute', 'id'].includes(component.type);
  });
}

function hasList(selector: Selector): boolean {
  return subjectOf(selector).some(
    (component) =>
      component.type === 'pseudo-class' &&
      (component.kind === 'where' || component.kind === 'is') &&
      (component.selectors.length > 1 || component.selectors.some(hasList)),
  );
}

/** Chromium does not look for ancestors inside `:where()` before it tries a rule. */
function hidesAncestors(selector: Selector): boolean {
  return selector.some(
    (component) =>
      component.type === 'pseudo-class' &&
      component.kind === 'where' &&
      component.selectors.some((inner) => inner.some(({ type }) => type === 'combinator')),
  );
}

/** What is outside `:where()` and adds to the specificity. A pseudo-element does not compete. */
function weightOf(selector: Selector): string {
  return selector
    .map((component) => {
      if (['combinator', 'pseudo-element', 'universal'].includes(component.type)) return '';
      if (component.type !== 'pseudo-class') return component.type;
      if (component.kind === 'where') return '';
      if (component.kind !== 'not') return component.kind;
      const inner = component.selectors.flat();
      const [only] = inner;
      if (inner.length === 1 && only?.type === 'class') return `:not(.${only.name})`;
      return component.selectors.map(weightOf).join('');
    })
    .join('');
}

function describeSelector(selector: Selector): string {
  return JSON.stringify(selector);
}
