import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { useMounted } from '../../display/useMounted.js';
import type { MerchantRecord } from '../../service/types.js';
import { attempt } from '../../utils/callHostCode.js';
import { readHue } from './readHue.js';

const LOGO = 'header .mry-MerchantLogo:not([data-kind]) > .mry-MerchantLogo-image';

interface LogoColor {
  /** Sets `--_mry-logo-color` on the root. */
  style: CSSProperties | undefined;
  'data-logo-hue': '' | undefined;
  onLoadCapture: () => void;
}

/**
 * The colour of the logo in the root's header, as attributes of the root: the host app's `logoHue` of
 * `record`, else that of the picture, once it has loaded and if this page may read its pixels.
 * `merchant` changes with the merchant.
 */
export function useLogoColor(
  root: RefObject<HTMLElement | null>,
  merchant: unknown,
  record?: MerchantRecord,
): LogoColor {
  const { logoHue } = useDisplay();
  // A strict policy forbids style attributes in the server's HTML.
  const isMounted = useMounted();
  const known = isMounted && record ? attempt('logoHue', () => logoHue?.(record)) : undefined;
  const isKnown = Number.isFinite(known);
  const [seen, setSeen] = useState<number>();
  const read = () => {
    const image = isKnown ? null : root.current?.querySelector<HTMLImageElement>(LOGO);
    if (image?.complete && image.naturalWidth > 0) setSeen(readHue(image));
  };
  // A picture in the server's HTML may have loaded before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another merchant, another logo
  useEffect(() => {
    read();
    return () => setSeen(undefined);
  }, [merchant]);
  const hue = isKnown ? known : seen;
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
