const STRING = String.raw`"(?:\\.|[^"\\])*"`;
const DECLARATIONS = new RegExp(String.raw`(?<=\{)(?:${STRING}|[^{}"])*(?=\})`, 'g');
const SIGN = new RegExp(String.raw`(${STRING})|\s*([,*/])\s+`, 'g');

/**
 * Removes the spaces around commas, `*` and `/` in declarations. Lightning CSS leaves them in values
 * with `var()`, as almost all of ours are. Around `+` and `-` they have a meaning.
 */
export function tightenValues(css: string): string {
  return css.replace(DECLARATIONS, (block) => block.replace(SIGN, '$1$2'));
}
