import { useEffect, useState } from 'react';

/** A font from the designer's own file, which never leaves the page. */
export interface OwnFont {
  /** The font's name in CSS, from that of the file; undefined without one. */
  name: string | undefined;
  /** Rejects if the file is not a font. */
  load(file: File): Promise<string>;
}

/** Fonts that browsers read. */
export const FONT_FILES = '.woff2,.woff,.ttf,.otf';

/** Loads a font from a file, and forgets it with the component. */
export function useOwnFont(): OwnFont {
  const [face, setFace] = useState<FontFace>();
  useEffect(() => {
    if (!face) return undefined;
    document.fonts.add(face);
    return () => {
      document.fonts.delete(face);
    };
  }, [face]);
  return {
    name: face?.family.replace(/^"(.*)"$/, '$1'),
    load: async (file) => {
      const name = nameOfFont(file.name);
      // From memory: no address that the page would have to allow, or to revoke.
      const next = new FontFace(name, await file.arrayBuffer(), { weight: '100 900' });
      try {
        await next.load();
      } catch {
        throw new Error(`expected a font (${FONT_FILES}), but got: ${file.name}`);
      }
      setFace(next);
      return name;
    },
  };
}

/** `Harbour Sans-Variable.woff2` is `Harbour-Sans-Variable`: a name that CSS reads without quotes. */
export function nameOfFont(file: string): string {
  const words = file.replace(/\.\w+$/, '').match(/[\p{L}\p{N}_]+/gu) ?? [];
  const name = words.join('-');
  return /^\p{L}/u.test(name) ? name : ['Font', ...words].join('-');
}
