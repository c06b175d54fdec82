import { chooseBase } from './chooseBase.js';
import { findVariable } from './defaultTokens.js';
import type { ReadTheme } from './readTexts.js';
import type { Situation, TokenText } from './StudioTheme.js';

const NAME = /\[data-mry-theme="([^"]+)"\]/;

interface Declarations {
  selector: string;
  situation: Situation;
  variables: ReadonlyMap<string, string>;
}

/** A theme from the variables of a style sheet, read by the browser. Throws where there are none. */
export function importCss(css: string, name: string): ReadTheme {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const blocks = readRules(sheet.cssRules, '');
  if (blocks.every(({ variables }) => variables.size === 0)) {
    throw new Error('Expected a style sheet with --mry- variables, but found none.');
  }
  const unknown = new Set<string>();
  const found: Record<string, Partial<Record<Situation, string>>> = {};
  for (const { situation, variables } of blocks) {
    for (const [variable, value] of variables) {
      const token = findVariable(variable);
      if (!token) unknown.add(variable);
      else found[token.path.join('.')] = { ...found[token.path.join('.')], [situation]: value };
    }
  }
  const problems = [...unknown].map((variable) => `${variable}: Merchantry has no such variable.`);
  const texts: Record<string, TokenText> = {};
  for (const [path, { value, ...modes }] of Object.entries(found)) {
    if (value !== undefined) texts[path] = { value, ...modes };
    else problems.push(`${path}: has a value for ${Object.keys(modes).join(', ')} only.`);
  }
  const named = blocks.map(({ selector }) => NAME.exec(selector)?.[1]).find(Boolean);
  const read = chooseBase(named ?? name, texts);
  return { ...read, problems: [...problems, ...read.problems] };
}

/** `media`: the conditions around the rules, one after the other. */
function readRules(rules: CSSRuleList, media: string): Declarations[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const { selectorText: selector, style } = rule;
      const names = [...style].filter((property) => property.startsWith('--mry-'));
      const variables = new Map(names.map((n) => [n, style.getPropertyValue(n).trim()]));
      return [{ selector, situation: situationOf(selector, media), variables }];
    }
    if (rule instanceof CSSMediaRule) return readRules(rule.cssRules, media + rule.conditionText);
    return rule instanceof CSSGroupingRule ? readRules(rule.cssRules, media) : [];
  });
}

function situationOf(selector: string, media: string): Situation {
  if (media.includes('prefers-reduced-motion')) return 'reduced';
  if (selector.includes('[data-mry-density="compact"]')) return 'compact';
  const isDark =
    media.includes('prefers-color-scheme: dark') ||
    selector.includes('[data-mry-color-scheme="dark"]');
  if (media.includes('prefers-contrast')) return isDark ? 'contrast-dark' : 'contrast';
  return isDark ? 'dark' : 'value';
}
