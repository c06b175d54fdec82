'use client';
import type { ReactElement, ReactNode } from 'react';
import type { MerchantDetailsParts } from './MerchantDetailsParts.js';
import { useDetailsPart } from './useDetailsPart.js';

export interface DetailsPartProps {
  name: keyof MerchantDetailsParts;
  children: ReactNode;
}

/** Our part, its children, or the host's instead. Renders no element. */
export function DetailsPart({ name, children }: DetailsPartProps): ReactElement {
  const part = useDetailsPart();
  return <>{part(name, children)}</>;
}
