'use client';
import { useEffect } from 'react';
import { subscribe } from '../../display/surroundings.js';
import { useDisplay } from '../../display/useDisplay.js';
import { rowView } from '../../display/useRowView.js';
import type { Transaction } from '../../service/types.js';
import type { RowLookup } from '../../view/describeRow.js';
import type { AttributionCounter } from '../AttributionCounter.js';

/** Tells the list which sources a mounted row shows something of. */
export function useRowAttribution(
  counter: AttributionCounter,
  { status, merchant }: RowLookup,
  transaction: Transaction,
): void {
  const display = useDisplay();
  useEffect(() => {
    // Most apps have no sources to credit.
    if (Object.keys(display.attributions).length === 0) return undefined;
    const readLabels = () =>
      rowView({ status, merchant, transaction, display, isMounted: true }).labels;
    let labels = readLabels();
    let removeLabels = counter.add(labels);
    // Another picture may be of another source.
    const unsubscribe = subscribe(() => {
      const before = labels;
      try {
        labels = readLabels();
      } catch {
        // A rule of the host app's has thrown. The row throws it too, where a boundary catches it.
      }
      if (labels === before) return;
      const removeBefore = removeLabels;
      removeLabels = counter.add(labels);
      removeBefore();
    });
    return () => {
      unsubscribe();
      removeLabels();
    };
  }, [counter, status, merchant, transaction, display]);
}
