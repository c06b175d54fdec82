'use client';
import { type ReactElement, useCallback, useSyncExternalStore } from 'react';
import { AttributionLine } from '../../components/AttributionLine/AttributionLine.js';
import { subscribe as subscribeToSurroundings } from '../../display/pageState.js';
import { type Display, useDisplay } from '../../display/useDisplay.js';
import { findAttribution } from '../../sources/attributionsFor.js';
import { remember } from '../../utils/remember.js';
import type { CreditedRow, MountedRows } from '../row/MountedRows.js';
import { rowCredits } from '../row/rowCredits.js';
import { type RowView, rowView } from '../row/useRowView.js';

/**
 * Credits the sources of what the mounted rows show, one line each. Renders a `<div>`; nothing if
 * no credit is needed.
 */
export function ListCredits({ rows }: { rows: MountedRows }): ReactElement | null {
  const display = useDisplay();
  const json = useSyncExternalStore(
    useCallback(
      (listener) => {
        const stopRows = rows.subscribe(listener);
        // A different picture may come from a different source.
        const stopSurroundings = subscribeToSurroundings(listener);
        return () => {
          stopRows();
          stopSurroundings();
        };
      },
      [rows],
    ),
    () => JSON.stringify(labelsOf(rows.getSnapshot(), display)),
    () => '[]',
  );
  const labels: readonly string[] = JSON.parse(json);
  if (labels.length === 0) return null;
  return (
    <div className="mry-TransactionList-attribution">
      {labels.map((label) => {
        const credit = findAttribution(display.attributions, label);
        return credit && <AttributionLine key={label} attribution={credit} />;
      })}
    </div>
  );
}

/** Cached per row view; a view is replaced whenever its credits may change. */
const labelsByView = new WeakMap<RowView, readonly string[]>();

function labelsOf(rows: readonly CreditedRow[], display: Display): readonly string[] {
  const labels = rows.flatMap((row) => {
    try {
      const view = rowView({ ...row, display, isMounted: true }, row.memory);
      return remember(labelsByView, view, () => rowCredits(view, display).labels);
    } catch {
      // A function of the host app has thrown. The row throws the same error, where an error
      // boundary catches it.
      return [];
    }
  });
  return [...new Set(labels)].sort();
}
