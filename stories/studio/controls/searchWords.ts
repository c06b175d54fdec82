import type { Token } from '../../../tools/theme/Token.js';

/** Everyday words, and the tokens that they mean: by path, or by what the token is. */
const WORDS: readonly [words: string, means: RegExp | ((token: Token) => boolean)][] = [
  ['brand primary main', /^color\.(accent|on-accent|selected)|^accent|^font\.family$/],
  [
    'button link call-to-action',
    /^color\.(accent|on-accent|selected)|^button|^control|^radius\.small$/,
  ],
  ['corner corners round rounded roundness shape', /radius/],
  ['font fonts typeface letters text type', /^(font|line-height|tracking)\b|^color\.text/],
  ['bold thin', /^font\.weight|stroke$/],
  ['spacing gap padding margin distance', /^space$|gap|padding|inset/],
  [
    'density compact roomy height size',
    ({ modes, path }) => 'compact' in modes || /height|size/.test(path.join('.')),
  ],
  ['dark night', ({ modes }) => 'dark' in modes],
  ['contrast', ({ modes }) => 'contrast' in modes],
  ['green positive income refund money', /^color\.(positive|open)$|^hue\.(green|lime|teal)/],
  ['red error wrong failed', /^color\.(declined|caution)$|^hue\.(coral|rose)/],
  ['orange yellow warning', /^color\.(caution|rating)$|^hue\.(orange|amber)/],
  ['blue', /^color\.(accent|selected)|^hue\.(blue|indigo|cyan)/],
  ['purple pink', /^hue\.(violet|magenta|rose)/],
  ['grey gray neutral', /^color\.(text-|line|edge|state|sunken|page)|^hue\.neutral/],
  ['background paper fill', /^color\.(surface|page|sunken|hover|pressed|selected|badge|heading)/],
  [
    'border outline divider hairline stroke',
    /^color\.(line|edge|logo-edge|tile-edge)|^border|divider|stroke/,
  ],
  ['category categories tile tiles initials avatar chart', /^hue/],
  ['picture image circle', /^logo|^color\.logo/],
  ['star stars review', /rating/],
  ['shadow depth elevation', /^shadow/],
  ['animation motion speed', /^(duration|easing)/],
  ['focus keyboard ring', /^focus|^color\.accent-ink$/],
  ['selection active current', /^color\.selected$|^accent\.tint$|selected-edge/],
  ['header tint', /^accent\.tint$|^details\.bleed$|^hue/],
];

/** What an everyday word means, or the words that it begins; undefined for another word. */
export function meaningOf(word: string): ((token: Token) => boolean) | undefined {
  const found = WORDS.filter(([words]) =>
    words.split(' ').some((known) => known === word || (word.length > 3 && known.startsWith(word))),
  );
  if (found.length === 0) return undefined;
  return (token) =>
    found.some(([, means]) =>
      means instanceof RegExp ? means.test(token.path.join('.')) : means(token),
    );
}
