/** The start of a layer of rules in a minified style sheet. */
const RULES = /^@layer merchantry\.(?:components|details)\{/;

/**
 * Takes the rules of the minified style sheet out of their layers: each weighs as much as one class
 * (`splitSelectors`). For host apps whose reset is not in a layer and would override every layered
 * rule. The variables keep their layer, because no reset sets them.
 */
export function unlayer(css: string): string {
  const blocks = topLevelBlocks(css);
  const layers = blocks.filter((block) => RULES.test(block));
  if (layers.length === 0) throw new Error('Merchantry: expected the style sheet to have a @layer');
  const rules = layers.map((block) => block.replace(RULES, '').slice(0, -1)).join('');
  return blocks.filter((block) => !layers.includes(block)).join('') + rules;
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
