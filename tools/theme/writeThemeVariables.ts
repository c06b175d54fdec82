import { cssValue } from './cssValue.js';
import type { Token } from './Token.js';

const HEAD = `/**
 * Every variable of Merchantry, with its default, for editors to complete and compilers to check:
 * \`const theme: ThemeVariables = { '--mry-radius': '4px' }\`.
 * Written from tokens.json by \`npm run update -- tokens\`.
 */
export interface ThemeVariables {`;

/** Writes the interface with all variables. */
export function writeThemeVariables(tokens: readonly Token[]): string {
  const members = tokens.map((token) => {
    const { variable, description } = token;
    const about = [description, `Default \`${cssValue(token)}\`.`].filter(Boolean).join(' ');
    return `  /** ${about} */\n  '${variable}'?: string | number | undefined;`;
  });
  return `${HEAD}\n${members.join('\n')}\n}\n`;
}
