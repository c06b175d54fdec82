/** The twelve hues of tiles, initials and charts, in the order of the colour wheel. */
export const HUES = [
  'coral',
  'orange',
  'amber',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'magenta',
  'rose',
] as const;

/** One of twelve hues, `--mry-hue-green-tint` and `-ink`; `neutral` for what is not known. */
export type Hue = (typeof HUES)[number] | 'neutral';

export interface Monogram {
  /** First letter or digit, upper case; a bullet when the name has neither. */
  letter: string;
  /** The same for the same name. */
  hue: Hue;
}

/** The letter and hue that stand for a merchant without a picture. */
export function monogram(name: string): Monogram {
  const letter = name.match(/[\p{L}\p{N}]/u)?.[0].toLocaleUpperCase('en') ?? '•';
  // FNV-1a (32 bits) spreads similar names over the hues.
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return { letter, hue: HUES[(hash >>> 0) % HUES.length] as Hue };
}
