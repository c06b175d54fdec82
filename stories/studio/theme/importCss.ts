import { chooseBase } from './chooseBase.js';
import { findToken, findVariable } from './defaultTokens.js';
import type { ReadTheme } from './readTexts.js';
import type { Situation, TokenText } from './StudioTheme.js';
import { isDerived } from './toToken.js';

const NAME = /\[data-mry-theme="([^"]+)"\]/;
/** Conditions that are situations of a theme, and what may be between them. */
const KNOWN_MEDIA =
  /\(prefers-(?:color-scheme: (?:dark|light)|contrast: more|reduced-motion(?:: reduce)?)\)|\b(?:and|all|screen)\b|\s/g;

interface Declarations {
  selector: string;
  media: string;
  /** Undefined for conditions that a theme does not support, such as print. */
  situation: Situation | undefined;
  variables: ReadonlyMap<string, string>;
}

/** A theme from the variables of a style sheet, parsed by the browser. Throws if it has none. */
export function importCss(css: string, name: string): ReadTheme {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const blocks = readRules(sheet.cssRules, '');
  if (blocks.every(({ variables }) => variables.size === 0)) {
    throw new Error('Expected a style sheet with --mry- variables, but found none.');
  }
  const unknown = new Set<string>();
  const found: Record<string, Partial<Record<Situation, string>>> = {};
  const elsewhere = new Set<string>();
  for (const { media, situation, variables } of blocks) {
    if (situation === undefined && variables.size > 0) elsewhere.add(media);
    if (situation === undefined) continue;
    for (const [variable, value] of variables) {
      const token = findVariable(variable);
      if (!token) unknown.add(variable);
      else found[token.path.join('.')] = { ...found[token.path.join('.')], [situation]: value };
    }
  }
  const problems = [...unknown].map((variable) => `${variable}: Merchantry has no such variable.`);
  problems.push(...[...elsewhere].map((media) => `@media ${media}: a theme is the same there.`));
  const texts: Record<string, TokenText> = {};
  for (const [path, { value, ...modes }] of Object.entries(found)) {
    const known = findToken(path);
    // For browsers that cannot derive it there are values besides.
    if (known && value && isDerived(known, value)) texts[path] = { value };
    else if (value !== undefined) texts[path] = { value, ...modes };
    else problems.push(`${path}: has a value for ${Object.keys(modes).join(', ')} only.`);
  }
  const named = blocks.map(({ selector }) => NAME.exec(selector)?.[1]).find(Boolean);
  const read = chooseBase(named ?? name, texts);
  return { ...read, problems: [...problems, ...read.problems] };
}

/** `media`: the conditions around the rules, outermost first. */
function readRules(rules: CSSRuleList, media: string): Declarations[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const { selectorText: selector, style } = rule;
      const names = [...style].filter((property) => property.startsWith('--mry-'));
      const variables = new Map(names.map((n) => [n, style.getPropertyValue(n).trim()]));
      return [{ selector, media, situation: situationOf(selector, media), variables }];
    }
    if (rule instanceof CSSMediaRule) {
      return readRules(rule.cssRules, [media, rule.conditionText].filter(Boolean).join(' and '));
    }
    return rule instanceof CSSGroupingRule ? readRules(rule.cssRules, media) : [];
  });
}

function situationOf(selector: string, media: string): Situation | undefined {
  if (media.replace(KNOWN_MEDIA, '') !== '') return undefined;
  if (media.includes('prefers-reduced-motion')) return 'reduced';
  if (selector.includes('[data-mry-density="compact"]')) return 'compact';
  const isDark =
    media.includes('prefers-color-scheme: dark') ||
    selector.includes('[data-mry-color-scheme="dark"]');
  if (media.includes('prefers-contrast')) return isDark ? 'contrast-dark' : 'contrast';
  return isDark ? 'dark' : 'value';
}
