import { changedBy } from './changedBy.js';
import { cssValue } from './cssValue.js';
import type { Mode } from './DesignTokens.js';
import { derivedCss, supportOf } from './derivation.js';
import type { Token } from './Token.js';

/** Where a theme applies. */
interface Scope {
  /** Elements at which the theme starts. */
  roots: string;
  /** Elements that may have another colour scheme than their parent, including the roots. */
  schemes: string;
  /** Elements that become dark by `data-mry-color-scheme`, or by the class that it names. */
  dark: string;
  /** Elements that may become dark by the reader's system. */
  system: string;
  compact: string;
  /** Whether it sets `color-scheme`. */
  whole: boolean;
}

const SCHEME = '[data-mry-color-scheme]';
const DARKS = '[data-mry-color-scheme="dark"], .dark[data-mry-color-scheme="class"]';
const DARK = `:is(${DARKS})`;
const inDark = (inside: string) =>
  nearest({ own: DARK, other: `${SCHEME}:not(${DARKS})`, inside: `${inside}:not(${SCHEME})` });
const BY_SYSTEM = ':not(:where([data-mry-color-scheme], [data-mry-color-scheme] *))';
const COMPACT = '[data-mry-density="compact"]';
const THEME = '[data-mry-theme]';

const everywhere: Scope = {
  roots: ':root, [data-mry-theme]',
  schemes: ':root, [data-mry-theme], [data-mry-color-scheme]',
  dark: `:where(${DARK}, ${inDark(THEME)})`,
  system: ':where(:root, [data-mry-theme])',
  // A theme that starts inside sets the sizes again.
  compact: `${COMPACT}, ${COMPACT} ${THEME}`,
  whole: true,
};

/** All of Merchantry's variables, at the root and wherever a theme or a colour scheme starts. */
export function writeTokensCss(tokens: readonly Token[]): string {
  return blocks(tokens, everywhere).join('\n\n');
}

/**
 * The variables that a theme changes, for a page that names no theme and for elements that name
 * this one. In a layer between the defaults and the host app's rules, whatever the order of style
 * sheets.
 */
export function writeThemeCss(name: string, tokens: readonly Token[]): string {
  const own = `[data-mry-theme="${name}"]`;
  const roots = `:root:not(${THEME}), ${own}`;
  const theme = { own: `:is(${roots})`, other: `${THEME}:not(${own})` };
  const schemes = `${roots}, ${nearest({ ...theme, inside: `${SCHEME}:not(${THEME})` })}`;
  const scope: Scope = {
    roots,
    schemes,
    dark: `:where(${schemes}):where(${DARK}, ${inDark('')})`,
    system: `:where(${schemes})`,
    compact: `:is(${roots})${COMPACT}, ${COMPACT} ${own}, ${nearest({ ...theme, inside: `${COMPACT}:not(${THEME})` })}`,
    whole: false,
  };
  const body = blocks(tokens, scope).join('\n\n');
  return `@layer merchantry.tokens, merchantry.theme, merchantry.components;\n\n@layer merchantry.theme {\n${indent(body)}\n}`;
}

/**
 * Selects `inside` if its nearest ancestor among `own` and `other` is `own`. CSS cannot express
 * that for any depth: this covers up to own, other, own.
 */
function nearest({ own, other, inside }: Record<'own' | 'other' | 'inside', string>): string {
  return `${own} ${inside}:not(${own} ${other} *), ${own} ${other} ${own} ${inside}`;
}

function blocks(tokens: readonly Token[], scope: Scope): string[] {
  const { roots, schemes, compact, whole } = scope;
  const dark = changedBy(tokens, 'dark');
  const steady = tokens.filter((token) => !dark.has(token));
  const light = tokens.filter((token) => dark.has(token));
  const inMode = (mode: Mode) => tokens.filter((token) => changedBy(tokens, mode).has(token));
  const darkRule = (selector: string, mode: Mode, among: readonly Token[]) => {
    const different = among.filter((token) => differs(token, mode, dark.has(token)));
    return rule(selector, different, mode, whole && mode === 'dark' ? 'dark' : undefined);
  };
  const isDarkBySystem = `${scope.system}${BY_SYSTEM}`;
  const contrast = inMode('contrast').filter((token) => differs(token, 'contrast'));
  const contrastDark = inMode('contrast-dark');
  const supports = new Set(tokens.flatMap((t) => (t.derivation ? [supportOf(t.derivation)] : [])));
  return [
    rule(`:where(${roots})`, steady),
    rule(`:where(${schemes})`, light, undefined, whole ? 'light' : undefined),
    media('(prefers-contrast: more)', rule(`:where(${schemes})`, contrast, 'contrast')),
    darkRule(scope.dark, 'dark', light),
    media('(prefers-contrast: more)', darkRule(scope.dark, 'contrast-dark', contrastDark)),
    media('(prefers-color-scheme: dark)', darkRule(isDarkBySystem, 'dark', light)),
    media(
      '(prefers-color-scheme: dark) and (prefers-contrast: more)',
      darkRule(isDarkBySystem, 'contrast-dark', contrastDark),
    ),
    rule(`:where(${compact})`, inMode('compact'), 'compact'),
    media(
      '(prefers-reduced-motion: reduce)',
      rule(`:where(${roots})`, inMode('reduced'), 'reduced'),
    ),
    ...[...supports].map((support) => derivedRule(schemes, tokens, support)),
  ].filter((block) => block !== '');
}

/** Whether the value in the mode differs from the one that would otherwise apply. */
function differs(token: Token, mode: Mode, hasDark = false): boolean {
  const css = cssValue(token, mode);
  if (mode === 'contrast-dark') return css !== cssValue(token, hasDark ? 'dark' : 'contrast');
  // Dark after more contrast takes the place of that.
  return css !== cssValue(token) || (mode === 'dark' && css !== cssValue(token, 'contrast'));
}

function rule(
  selector: string,
  tokens: readonly Token[],
  mode?: Mode,
  colorScheme?: 'light' | 'dark',
): string {
  if (tokens.length === 0) return '';
  const lines = colorScheme ? [`color-scheme: ${colorScheme};`] : [];
  let group: string | undefined;
  for (const token of tokens) {
    if (!mode && token.group && token.group !== group) lines.push(`/* ${token.group} */`);
    group = token.group ?? group;
    const comment = !mode && token.description ? ` /* ${token.description} */` : '';
    lines.push(`${token.variable}: ${cssValue(token, mode)};${comment}`);
  }
  return `${selector} {\n${indent(lines.join('\n'))}\n}`;
}

/** The colours that browsers with this support derive, in every scheme. */
function derivedRule(selectors: string, tokens: readonly Token[], support: string): string {
  const lines = tokens.flatMap(({ variable, derivation }) =>
    derivation && supportOf(derivation) === support
      ? [`${variable}: ${derivedCss(derivation)};`]
      : [],
  );
  const body = `:where(${selectors}) {\n${indent(lines.join('\n'))}\n}`;
  return `@supports ${support} {\n${indent(body)}\n}`;
}

function media(query: string, content: string): string {
  return content && `@media ${query} {\n${indent(content)}\n}`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
