import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { renderName } from '../../components/MerchantName/MerchantName.js';
import type { NamesButton } from '../../components/markup/namesButton.js';
import { renderSlot } from '../../components/markup/renderSlot.js';
import { type RowTitle, renderTitle } from './renderTitle.js';
import type { TransactionRowSlots, TransactionRowState } from './TransactionRowSlots.js';

/** The content of a row's slots. */
export interface RowFilling {
  /** Whether the host app fills a slot of the second line. Default false. */
  hasOwnLine?: boolean;
  /** Returns the default part with this `id`, or the host app's replacement. */
  fill(name: keyof TransactionRowSlots, defaultPart: ReactNode, id?: string): ReactNode;
  title(title: RowTitle): ReactNode;
  /**
   * Set where one slot of the host app replaces several parts: the whole end, or "via", hours and
   * rating.
   */
  trailing?: FillAll | undefined;
  badges?: FillAll | undefined;
}

type FillAll = (parts: readonly ReactNode[], id?: string) => ReactNode;

/** Slots of the second line. */
const LINE_SLOTS = ['category', 'via', 'hours', 'rating', 'badges'] as const;

/** Class of the wrapper around a slot's content. Slots of the second line need no wrapper. */
const CLASSES: { readonly [Name in keyof TransactionRowSlots]?: string } = {
  logo: 'mry-TransactionRow-logo',
  trailing: 'mry-TransactionRow-trailing',
  amount: 'mry-TransactionRow-amount',
  below: 'mry-TransactionRow-end',
};

/** Applies the host app's slots to a row. */
export function fillSlots(slots: TransactionRowSlots, state: TransactionRowState): RowFilling {
  const has = (name: keyof TransactionRowSlots) => slots[name] !== undefined;
  const fill: RowFilling['fill'] = (name, defaultPart, id) => {
    if (!has(name)) return defaultPart;
    // The default part may carry the id of its slot, which is then on the element around it.
    const isSame = id === undefined || !isValidElement<Partial<NamesButton>>(defaultPart);
    const part = isSame
      ? defaultPart
      : cloneElement(defaultPart, { id: undefined, 'aria-hidden': undefined });
    const shown = renderSlot(slots[name], state, part);
    const className = CLASSES[name];
    if (shown === null || !className) return shown;
    return (
      <div id={id} className={className}>
        {shown}
      </div>
    );
  };
  const fillAll = (name: 'trailing' | 'badges'): FillAll | undefined =>
    has(name) ? (parts, id) => fill(name, createElement(Fragment, null, ...parts), id) : undefined;
  return {
    hasOwnLine: LINE_SLOTS.some(has),
    trailing: fillAll('trailing'),
    badges: fillAll('badges'),
    fill,
    title(title) {
      if (!has('name')) return renderTitle(title);
      const { name, button } = title;
      const shown = renderSlot(slots.name, state, renderName(title));
      const place = { dir: 'auto', className: 'mry-TransactionRow-name' };
      if (!button) return shown === null ? null : <div {...place}>{shown}</div>;
      return (
        <button type="button" {...place} aria-label={shown === null ? name : undefined} {...button}>
          {shown}
        </button>
      );
    },
  };
}
