'use client';
import type { ReactElement, ReactNode } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { categoryIcons, type IconName } from '../record/categoryIcons.js';
import { iconFor } from '../record/iconFor.js';
import type { MerchantRecord } from '../service/types.js';

export interface CategoryGlyphProps {
  merchant: MerchantRecord | undefined;
  /** From the merchant category code, used where the record names no category. */
  name?: IconName | undefined;
  className: string;
  /** Shown where there is no icon. */
  fallback?: ReactNode;
}

/**
 * The icon of a category: the design team's own by label, otherwise one of the set. Renders an
 * `<svg>` or their element.
 */
export function CategoryGlyph(props: CategoryGlyphProps): ReactElement {
  const { merchant, name, className, fallback } = props;
  const { icons } = useDisplay();
  const { own, builtIn } = iconFor(merchant, name, icons);
  if (own) return <span className={className}>{own}</span>;
  if (!builtIn) return <>{fallback}</>;
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={categoryIcons[builtIn]} />
    </svg>
  );
}
