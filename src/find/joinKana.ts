/** Matches a middle dot or a hyphen between kana, of full and half width. */
const SEPARATOR = /([ぁ-ヿｦ-ﾟ])[・･\p{Pd}](?=[ぁ-ヿｦ-ﾟ])/gu;

/**
 * Replaces what separates the words of a Japanese name by a character that folding drops, because
 * people leave it out: "セブン-イレブン" is searched as "セブンイレブン". The length stays the same.
 * What is searched for is not joined: each of its words is found in either.
 */
export const joinKana = (text: string): string => text.replace(SEPARATOR, '$1\u200b');
