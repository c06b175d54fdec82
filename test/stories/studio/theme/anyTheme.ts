import { setToken } from '../../../../stories/studio/theme/changeToken.js';
import { defaultTokens } from '../../../../stories/studio/theme/defaultTokens.js';
import {
  baseNames,
  type StudioTheme,
  type TokenText,
} from '../../../../stories/studio/theme/StudioTheme.js';
import { modes } from '../../../../stories/studio/theme/tidyText.js';
import { toThemeName } from '../../../../stories/studio/theme/toThemeName.js';
import type { Token } from '../../../../tools/theme/Token.js';
import { fc } from '../../../fc.js';

const decimal = fc.integer({ min: 0, max: 4000 }).map((value) => value / 100);
const byte = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(byte, byte, byte, fc.integer({ min: 0, max: 100 }))
  .map(([red, green, blue, alpha]) => `rgb(${red} ${green} ${blue} / ${alpha}%)`);
const measure = (...units: string[]) =>
  fc.tuple(decimal, fc.constantFrom(...units)).map(([value, unit]) => `${value}${unit}`);
const shadow = fc
  .tuple(fc.array(measure('px', 'rem'), { minLength: 2, maxLength: 4 }), color)
  .map(([lengths, ink]) => `${lengths.join(' ')} ${ink}`);
const list = (one: fc.Arbitrary<string>) =>
  fc.array(one, { minLength: 1, maxLength: 3 }).map((all) => all.join(', '));

function literal({ type, unit }: Token): fc.Arbitrary<string> {
  switch (type) {
    case 'color':
      return color;
    case 'dimension':
      return measure('px', 'rem');
    case 'duration':
      return measure('ms', 's');
    case 'fontFamily':
      return list(fc.constantFrom('Georgia', '"Segoe UI"', 'system-ui', '"Größe 2"'));
    case 'fontWeight':
      return fc.integer({ min: 1, max: 1000 }).map(String);
    case 'cubicBezier':
      return fc
        .tuple(fc.constantFrom(0, 0.25, 1), decimal, fc.constantFrom(0, 0.5, 1), decimal)
        .map((numbers) => `cubic-bezier(${numbers.join(', ')})`);
    case 'shadow':
      return list(shadow);
    default:
      return decimal.map((value) => `${value}${unit}`);
  }
}

const multiple = decimal.map((times) => `calc(var(--mry-space) * ${times})`);

/** A token in several modes, either all literals or all multiples. */
function text(token: Token): fc.Arbitrary<TokenText> {
  const kinds = [literal(token)];
  if (token.type === 'dimension' && token.path[0] === 'row') kinds.push(multiple);
  return fc.oneof(
    ...kinds.map((css) =>
      fc.record(
        { value: css, ...Object.fromEntries(modes.map((mode) => [mode, css])) },
        { requiredKeys: ['value'] },
      ),
    ),
  ) as fc.Arbitrary<TokenText>;
}

const edit = fc
  .constantFrom(...defaultTokens)
  .chain((token) => fc.tuple(fc.constant(token.path.join('.')), text(token)));

/** Any theme that the studio can produce. */
export const anyTheme: fc.Arbitrary<StudioTheme> = fc
  .record({
    base: fc.constantFrom(...baseNames),
    name: fc.string({ unit: 'grapheme' }).map(toThemeName),
    edits: fc.array(edit, { maxLength: 12 }),
  })
  .map(({ base, name, edits }) =>
    edits.reduce<StudioTheme>((theme, [path, next]) => setToken(theme, path, next), {
      base,
      name,
      changes: {},
    }),
  );
