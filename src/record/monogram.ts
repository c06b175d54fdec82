/** Number of hues in the default theme: `data-hue="0"` to `data-hue="11"`. */
const HUES = 12;

export interface Monogram {
  /** First letter or digit, upper case; a bullet when the name has neither. */
  letter: string;
  /** 0 to 11, the same for the same name. */
  hue: number;
}

/** The letter and hue that stand for a merchant without a picture. */
export function monogram(name: string): Monogram {
  const letter = name.match(/[\p{L}\p{N}]/u)?.[0].toLocaleUpperCase('en') ?? '•';
  // FNV-1a (32 bits) spreads similar names over the hues.
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return { letter, hue: (hash >>> 0) % HUES };
}
