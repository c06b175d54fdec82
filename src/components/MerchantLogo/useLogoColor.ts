import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { readHue } from './readHue.js';

const LOGO = 'header .mry-MerchantLogo:not([data-kind]) > .mry-MerchantLogo-image';

interface LogoColor {
  /** Sets `--_mry-logo-color` on the root. */
  style: CSSProperties | undefined;
  'data-logo-hue': '' | undefined;
  onLoadCapture: () => void;
}

/**
 * The colour of the logo in the root's header, once it has loaded and if this page may read its
 * pixels, as attributes of the root. `merchant` changes with the merchant.
 */
export function useLogoColor(root: RefObject<HTMLElement | null>, merchant: unknown): LogoColor {
  const [hue, setHue] = useState<number>();
  const read = () => {
    const image = root.current?.querySelector<HTMLImageElement>(LOGO);
    if (image?.complete && image.naturalWidth > 0) setHue(readHue(image));
  };
  // A picture in the server's HTML may have loaded before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another merchant, another logo
  useEffect(() => {
    read();
    return () => setHue(undefined);
  }, [merchant]);
  return {
    // All merchants' headers have the same lightness and chroma.
    style:
      hue === undefined
        ? undefined
        : ({ '--_mry-logo-color': `oklch(0.62 0.15 ${hue})` } as CSSProperties),
    'data-logo-hue': hue === undefined ? undefined : '',
    onLoadCapture: read,
  };
}
