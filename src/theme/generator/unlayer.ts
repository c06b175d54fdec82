import type { Selector } from 'lightningcss';
import { rewriteSelectors } from './rewriteSelectors.js';

/** The start of a layer of rules in a minified style sheet. Its selectors are in `:where()`. */
const RULES = /^@layer merchantry\.(?:components|details)\{/;

/** `:not(.mry)` matches every element of ours, with the specificity of a class. */
const ONE_CLASS: Selector[number] = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [[{ type: 'class', name: 'mry' }]],
};

/**
 * Takes the rules of the minified style sheet out of their layers and gives each the specificity of
 * one class. For host apps whose reset is not in a layer and would override every layered rule. The
 * variables keep their layer, because no reset sets them.
 */
export function unlayer(css: string): string {
  const blocks = topLevelBlocks(css);
  const layers = blocks.filter((block) => RULES.test(block));
  if (layers.length === 0) throw new Error('Merchantry: expected the style sheet to have a @layer');
  const rules = layers.map((block) => block.replace(RULES, '').slice(0, -1)).join('');
  return blocks.filter((block) => !layers.includes(block)).join('') + weigh(rules);
}

/** The style sheet's top-level statements and blocks. */
function topLevelBlocks(css: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '"') at = endOfString(css, at);
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0 && (css[at] === '}' || css[at] === ';')) {
      blocks.push(css.slice(start, at + 1));
      start = at + 1;
    }
  }
  return blocks;
}

/** The end of the string that starts at a quotation mark. An escaped one does not end it. */
function endOfString(css: string, start: number): number {
  let at = start + 1;
  while (at < css.length && css[at] !== '"') at += css[at] === '\\' ? 2 : 1;
  return at;
}

function weigh(rules: string): string {
  return rewriteSelectors(rules, withClass);
}

/** Inserts the class before a pseudo-element, which must come last. */
function withClass(selector: Selector): Selector {
  const end = selector.findIndex(({ type }) => type === 'pseudo-element');
  return end < 0
    ? [...selector, ONE_CLASS]
    : [...selector.slice(0, end), ONE_CLASS, ...selector.slice(end)];
}
