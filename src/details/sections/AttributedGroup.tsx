'use client';
import type { ReactElement, ReactNode } from 'react';
import { AttributionLine } from '../../components/AttributionLine/AttributionLine.js';
import type { Attribution } from '../../display/Attribution.js';

interface AttributedGroupProps {
  attribution: Attribution | undefined;
  children: ReactNode;
}

/**
 * Content with the attribution it needs, in one `<div>`. Renders only the content if no attribution
 * is needed.
 */
export function AttributedGroup(props: AttributedGroupProps): ReactElement {
  const { attribution, children } = props;
  if (!attribution) return <>{children}</>;
  return (
    <div className="mry-AttributedGroup">
      {children}
      <AttributionLine attribution={attribution} />
    </div>
  );
}
