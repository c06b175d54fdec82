import type { Token } from '../../../tools/theme/Token.js';
import type { Situation, TokenText } from '../theme/StudioTheme.js';
import { modes } from '../theme/tidyText.js';

const WORDS: Readonly<Record<Situation, string>> = {
  value: 'Light',
  dark: 'Dark',
  compact: 'Compact',
  reduced: 'Less motion',
  contrast: 'More contrast',
  'contrast-dark': 'More contrast, dark',
};

/** The situation's name among those that the token has. */
export function situationLabel(situation: Situation, all: readonly Situation[]): string {
  if (situation !== 'value') return WORDS[situation];
  if (all.includes('dark')) return WORDS.value;
  return all.includes('compact') ? 'Comfortable' : 'Value';
}

/**
 * Situations in which the token can differ: those of its default, and those in which it differs
 * already. A colour can always differ in dark.
 */
export function situationsOf(token: Token, text: TokenText): Situation[] {
  const has = modes.filter(
    (mode) =>
      token.modes[mode] !== undefined ||
      text[mode] !== undefined ||
      (mode === 'dark' && token.type === 'color'),
  );
  return ['value', ...has];
}
