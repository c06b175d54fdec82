'use client';
import { type ReactElement, useId } from 'react';
import type { FindMessages } from '../FindMessages.js';

export type FindGroup = keyof FindMessages['groups'];

export interface GroupByProps {
  messages: FindMessages;
  groups: readonly FindGroup[];
  value: FindGroup;
  onChange: (value: FindGroup) => void;
}

/** Segments that choose how the list is grouped. A radio group. */
export function GroupBy({ messages, groups, value, onChange }: GroupByProps): ReactElement {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={messages.groupBy} className="mry-FindGroups">
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
