'use client';
import type { ReactElement, ReactNode } from 'react';
import { AttributionLine } from '../../components/AttributionLine.js';
import type { Attribution } from '../../display/Attribution.js';

export interface AttributedProps {
  attribution: Attribution | undefined;
  children: ReactNode;
}

/** Content and the attribution it needs in one visual container, a `<div>`; the content alone where it needs none. */
export function Attributed({ attribution, children }: AttributedProps): ReactElement {
  if (!attribution) return <>{children}</>;
  return (
    <div className="mry-Attributed">
      {children}
      <AttributionLine attribution={attribution} />
    </div>
  );
}
