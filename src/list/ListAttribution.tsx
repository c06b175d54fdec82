'use client';
import { type ReactElement, useSyncExternalStore } from 'react';
import { AttributionLine } from '../components/AttributionLine.js';
import { findAttribution } from '../display/findAttribution.js';
import { useDisplay } from '../display/useDisplay.js';
import type { AttributionRoster } from './createAttributionRoster.js';

const nothing = () => '';

/** The attribution of what the list's rows show, always in sight below them. Renders a `<div>`; nothing where none is needed. */
export function ListAttribution({ roster }: { roster: AttributionRoster }): ReactElement | null {
  const { attributions } = useDisplay();
  const labels = useSyncExternalStore(roster.subscribe, roster.getSnapshot, nothing);
  if (labels === '') return null;
  return (
    <div className="mry-TransactionList-attribution">
      {labels.split('\n').map((label) => {
        const attribution = findAttribution(attributions, label);
        return attribution && <AttributionLine key={label} attribution={attribution} />;
      })}
    </div>
  );
}
