/**
 * A figure with its unit as Japanese and Chinese text has it: 20分. `Intl` puts a space between them
 * in Japanese.
 */
export const closeGaps = (text: string): string =>
  text.replace(/(\p{Nd})\s(\p{Script=Han})/u, '$1$2');
