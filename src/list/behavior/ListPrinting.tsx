'use client';
import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useDisplay } from '../../display/useDisplay.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import { numberFormat } from '../../i18n/intl.js';
import type { ListModel } from '../model/createListModel.js';
import type { ListViewport } from '../viewport/ListViewport.js';
import { PRINTED_ROWS } from '../viewport/useListViewport.js';

/**
 * Renders the rows for print while the page is printed; browsers lay out right after the event.
 * Renders a `<div>` that says how many of the rows are printed, if not all.
 */
export function ListPrinting(props: {
  viewport: ListViewport;
  model: ListModel;
}): ReactElement | null {
  const { viewport, model } = props;
  const display = useDisplay();
  const isPrinting = useSyncExternalStore(
    viewport.subscribe,
    () => viewport.getSnapshot().isPrinting,
    () => false,
  );
  useEffect(() => {
    const set = (isPrinting: boolean) => flushSync(() => viewport.set({ isPrinting }));
    const start = () => set(true);
    const end = () => set(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    // For print previews that fire no events. `matchMedia` is absent in jsdom.
    const media = typeof matchMedia === 'function' ? matchMedia('print') : undefined;
    const follow = ({ matches }: MediaQueryListEvent) => set(matches);
    media?.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      media?.removeEventListener('change', follow);
    };
  }, [viewport]);
  const total = model.keys.length;
  if (!isPrinting || total <= PRINTED_ROWS) return null;
  const { format } = numberFormat(display.locale);
  return (
    <div className="mry-TransactionList-printed">
      {formatMessage(display.messages.printed, {
        shown: format(PRINTED_ROWS),
        total: format(total),
      })}
    </div>
  );
}
