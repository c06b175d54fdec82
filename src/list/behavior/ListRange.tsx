'use client';
import { useEffect } from 'react';
import { useEventCallback } from '../../components/hooks/useEventCallback.js';
import type { ListModel } from '../model/createListModel.js';
import type { TransactionListProps } from '../TransactionListProps.js';
import type { ListViewport } from '../viewport/ListViewport.js';
import { useVisibleRange } from '../viewport/useVisibleRange.js';

interface ListRangeProps {
  viewport: ListViewport;
  model: ListModel;
  mountedRows: readonly number[];
  onChange: TransactionListProps<unknown>['onVisibleRangeChange'];
}

/**
 * Tells the host app which rows are on screen. Renders nothing; as a separate component it spares
 * the list a render for each row that becomes visible.
 */
export function ListRange({ viewport, model, mountedRows, onChange }: ListRangeProps): null {
  const range = useVisibleRange(viewport.visibleRows, model, mountedRows);
  const first = range && model.rowAt(range.first)?.id;
  const last = range && model.rowAt(range.last)?.id;
  const report = useEventCallback(onChange);
  useEffect(() => {
    if (first !== undefined && last !== undefined) report({ first, last });
  }, [first, last, report]);
  return null;
}
