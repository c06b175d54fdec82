'use client';
import { type ReactElement, useSyncExternalStore } from 'react';
import { AttributionLine } from '../components/AttributionLine.js';
import { useDisplay } from '../display/useDisplay.js';
import { findAttribution } from '../sources/attributionsFor.js';
import type { AttributionCounter } from './AttributionCounter.js';

const NO_LABELS: readonly string[] = [];
const getServerSnapshot = () => NO_LABELS;

export interface ListAttributionProps {
  counter: AttributionCounter;
}

/**
 * The attributions of what the list's rows show, always in sight below them. Renders a `<div>`;
 * nothing where none is needed.
 */
export function ListAttribution(props: ListAttributionProps): ReactElement | null {
  const { counter } = props;
  const { attributions } = useDisplay();
  const labels = useSyncExternalStore(counter.subscribe, counter.getSnapshot, getServerSnapshot);
  if (labels.length === 0) return null;
  return (
    <div className="mry-TransactionList-attribution">
      {labels.map((label) => {
        const attribution = findAttribution(attributions, label);
        return attribution && <AttributionLine key={label} attribution={attribution} />;
      })}
    </div>
  );
}
