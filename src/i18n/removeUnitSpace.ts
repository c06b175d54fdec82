/**
 * Removes the space between a number and its unit in Japanese and Chinese text, 20分 and 2か月,
 * where `Intl` puts one in Japanese.
 */
export const removeUnitSpace = (text: string): string =>
  text.replace(/(\p{Nd})\s(\p{Script=Han}|か)/u, '$1$2');
