'use client';
import { type ReactElement, useRef, useSyncExternalStore } from 'react';
import { AttributionLine } from '../components/AttributionLine.js';
import { useIsomorphicLayoutEffect } from '../components/hooks/useIsomorphicLayoutEffect.js';
import { useDisplay } from '../display/useDisplay.js';
import { findAttribution } from '../sources/attributionsFor.js';
import type { AttributionCounter } from './AttributionCounter.js';

const NO_LABELS: readonly string[] = [];
const getServerSnapshot = () => NO_LABELS;

export interface ListAttributionProps {
  counter: AttributionCounter;
  /**
   * Called with its height in pixels, 0 where there is none: what the list scrolls into view must
   * not end up behind it.
   */
  onHeightChange: (height: number) => void;
}

/**
 * The attributions of what the list's rows show, always in sight below them. Renders a `<div>`;
 * nothing where none is needed.
 */
export function ListAttribution(props: ListAttributionProps): ReactElement | null {
  const { counter, onHeightChange } = props;
  const { attributions } = useDisplay();
  const labels = useSyncExternalStore(counter.subscribe, counter.getSnapshot, getServerSnapshot);
  const line = useRef<HTMLDivElement>(null);
  const isShown = labels.length > 0;
  useIsomorphicLayoutEffect(() => {
    const element = line.current;
    if (!isShown || !element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => onHeightChange(element.offsetHeight));
    observer.observe(element);
    onHeightChange(element.offsetHeight);
    return () => {
      observer.disconnect();
      onHeightChange(0);
    };
  }, [isShown, onHeightChange]);
  if (!isShown) return null;
  return (
    <div ref={line} className="mry-TransactionList-attribution">
      {labels.map((label) => {
        const attribution = findAttribution(attributions, label);
        return attribution && <AttributionLine key={label} attribution={attribution} />;
      })}
    </div>
  );
}
