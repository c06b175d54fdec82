'use client';
import { type ReactElement, useId, useRef } from 'react';
import { containsFocus } from '../../components/hooks/containsFocus.js';
import { useIsomorphicLayoutEffect } from '../../components/hooks/useIsomorphicLayoutEffect.js';
import type { FindMessages } from '../FindMessages.js';

export type FindGroup = keyof FindMessages['groups'];

export interface GroupByProps {
  messages: FindMessages;
  groups: readonly FindGroup[];
  value: FindGroup;
  onChange: (value: FindGroup) => void;
}

/**
 * Segments that choose how the list is grouped. A radio group. Gives its focus to the button of the
 * menu, which has it too, when it disappears from the bar.
 */
export function GroupBy({ messages, groups, value, onChange }: GroupByProps): ReactElement {
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (!containsFocus(element)) return;
      const menu = element?.closest('.mry-FindBar')?.querySelector<HTMLElement>('.mry-FindMenu');
      // In StrictMode the element stays.
      queueMicrotask(() => !element?.isConnected && menu?.focus());
    };
  }, []);
  return (
    <div ref={root} role="radiogroup" aria-label={messages.groupBy} className="mry-FindGroups">
      {groups.map((group) => (
        <label
          key={group}
          className="mry-FindGroups-segment"
          data-chosen={group === value ? '' : undefined}
        >
          <input
            type="radio"
            name={name}
            className="mry-FindOption-input"
            checked={group === value}
            onChange={() => onChange(group)}
          />
          <span>{messages.groups[group]}</span>
        </label>
      ))}
    </div>
  );
}
