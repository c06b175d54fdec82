'use client';
import type { ReactElement } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { formatPlural } from '../../i18n/formatMessage.js';
import type { FilterName } from '../FindState.js';
import type { Find } from '../useFind.js';
import { AmountFilter } from './AmountFilter.js';
import type { FindText } from './createFindText.js';
import { setFilter } from './Filter.js';
import { PeriodFilter } from './PeriodFilter.js';
import { ValuesFilter } from './ValuesFilter.js';

export interface FilterPanelProps {
  find: Find<unknown>;
  text: FindText;
  name: FilterName;
  onDone: () => void;
}

/** The content of an open filter. Choices act at once; its button only closes. */
export function FilterPanel({ find, text, name, onDone }: FilterPanelProps): ReactElement {
  const { locale } = useDisplay();
  const { messages } = text;
  return (
    <>
      <div className="mry-FindPopover-head">
        <span className="mry-FindPopover-title">{text.title(name)}</span>
        {find.state[name] !== undefined && (
          <button
            type="button"
            className="mry-FindLink"
            onClick={({ currentTarget }) => {
              setFilter(find, name, undefined);
              // The button disappears; its popover keeps the focus.
              const popover = currentTarget.closest<HTMLElement>('[role="dialog"]');
              popover?.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus();
            }}
          >
            {messages.clear}
          </button>
        )}
      </div>
      <div className="mry-FindPopover-body">
        {name === 'amount' ? (
          <AmountFilter find={find} text={text} />
        ) : name === 'period' ? (
          <PeriodFilter find={find} text={text} />
        ) : (
          <ValuesFilter find={find} text={text} name={name} />
        )}
      </div>
      <div className="mry-FindPopover-foot">
        <button type="button" className="mry-FindPopover-show" onClick={onDone}>
          {formatPlural(messages.show, find.count, locale)}
        </button>
      </div>
    </>
  );
}
