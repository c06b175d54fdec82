'use client';
import { type ReactElement, useRef } from 'react';
import { containsFocus } from '../../components/hooks/containsFocus.js';
import { useIsomorphicLayoutEffect } from '../../components/hooks/useIsomorphicLayoutEffect.js';
import { useDisplay } from '../../display/useDisplay.js';
import { useToday } from '../../display/useToday.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import type { FindMessages } from '../FindMessages.js';
import type { FilterName, FindState } from '../FindState.js';
import { findEn } from '../locales/en.js';
import type { Find } from '../useFind.js';
import { createFindText } from './createFindText.js';
import { FindGlyph } from './FindGlyph.js';

export interface NothingFoundProps<T> {
  find: Find<T>;
  /** Default English. */
  messages?: FindMessages | undefined;
}

/**
 * Says that nothing was found, and offers what helps most: to leave out the one condition without
 * which the most payments are found, or all of them. For the list’s `slots.empty`. Renders a `<div>`;
 * nothing while rows are still being read.
 */
export function NothingFound<T>({
  find,
  messages = findEn,
}: NothingFoundProps<T>): ReactElement | null {
  const display = useDisplay();
  const today = useToday();
  const { state } = find;
  const names = Object.keys(state) as (keyof FindState)[];
  if (names.length === 0 || find.isPart) return null;
  const text = createFindText(find as Find<unknown>, messages, display, today);
  const best = names
    .map((name) => ({ name, count: find.preview({ [name]: undefined }).count }))
    .reduce((most, next) => (next.count > most.count ? next : most));
  const canHelp = best.count > 0 && names.length > 1;
  const label = best.name === 'text' ? messages.clearSearch : restOf(best.name);
  function restOf(name: FilterName): string {
    return state[name] === true
      ? formatMessage(messages.remove, { filter: text.rest(name) })
      : text.rest(name);
  }
  return (
    <div className="mry-FindNothing">
      <span className="mry-FindNothing-tile">
        <FindGlyph name="search" />
      </span>
      <strong>{messages.nothingFound}</strong>
      <span className="mry-FindNothing-text">
        {formatMessage(messages.nothingMatches, { conditions: text.conditions() })}
      </span>
      <LeaveOut
        label={
          canHelp
            ? formatMessage(messages.showWithout, {
                filter: label,
                payments: text.payments(best.count),
              })
            : messages.clearAll
        }
        onClick={() =>
          canHelp ? find.setState((now) => ({ ...now, [best.name]: undefined })) : find.setState({})
        }
      />
    </div>
  );
}

/** Gives its focus to the rows that replace it. */
function LeaveOut({ label, onClick }: { label: string; onClick: () => void }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useIsomorphicLayoutEffect(() => {
    const element = button.current;
    const list = element?.closest('.mry-TransactionList');
    return () => {
      if (!containsFocus(element)) return;
      const stop = () => list?.querySelector<HTMLElement>('[tabindex="0"]');
      // The rows are mounted later in the same commit.
      queueMicrotask(() => stop()?.focus());
    };
  }, []);
  return (
    <button ref={button} type="button" className="mry-FindNothing-button" onClick={onClick}>
      {label}
    </button>
  );
}
