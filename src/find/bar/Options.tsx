'use client';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { useEventCallback } from '../../components/hooks/useEventCallback.js';
import { useRowVisibility } from '../../query/hooks/useRowVisibility.js';
import type { FindSum } from '../findRows.js';
import type { FindText } from './createFindText.js';
import { FindGlyph } from './FindGlyph.js';

export interface Option {
  key: string;
  label: string;
  /** A second line, such as the days of a period. */
  detail?: string | undefined;
  icon?: ReactNode;
  sum: FindSum;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export interface OptionsProps {
  text: FindText;
  label: string;
  options: readonly Option[];
  /** `many`: checkboxes, one tab stop, moved by arrow keys. `one`: radio buttons. */
  kind: 'one' | 'many';
  /** There are more options, and the end of these is on screen. */
  onEnd?: (() => void) | undefined;
}

/** Values of a filter, each with the payments that it would leave and their sums. */
export function Options({ text, label, options, kind, onEnd }: OptionsProps): ReactElement {
  const name = useId();
  const [active, setActive] = useState(
    () => (options.find(({ isChosen }) => isChosen) ?? options[0])?.key,
  );
  const stop = options.some(({ key }) => key === active) ? active : options[0]?.key;
  return (
    <fieldset
      role={kind === 'one' ? 'radiogroup' : undefined}
      aria-label={label}
      className="mry-FindOptions"
      onKeyDown={kind === 'many' ? moveFocus : undefined}
    >
      {options.map(({ key, label: name_, detail, icon, sum, isChosen, onChoose }) => {
        const [first, ...others] = text.sums(sum.totals);
        return (
          <label key={key} className="mry-FindOption">
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={kind === 'one' ? name : undefined}
              className="mry-FindOption-input"
              aria-label={[name_, detail, text.payments(sum.count), first, ...others]
                .filter(Boolean)
                .join(', ')}
              checked={isChosen}
              tabIndex={kind === 'one' || key === stop ? 0 : -1}
              onFocus={() => setActive(key)}
              onChange={({ target }) => onChoose(target.checked)}
            />
            {/* What follows is in the name of the input. */}
            <span className="mry-FindOption-box" aria-hidden="true">
              {kind === 'many' && <FindGlyph name="check" />}
            </span>
            {icon}
            <span className="mry-FindOption-label" aria-hidden="true">
              <span>{name_}</span>
              {detail !== undefined && <small>{detail}</small>}
            </span>
            <span className="mry-FindOption-count" aria-hidden="true">
              {text.count(sum.count)}
            </span>
            <span className="mry-FindOption-sums" aria-hidden="true">
              {first !== undefined && <span>{first}</span>}
              {others.map((other) => (
                <small key={other}>{other}</small>
              ))}
            </span>
          </label>
        );
      })}
      {onEnd && <End key={options.length} onEnd={onEnd} />}
    </fieldset>
  );
}

/** Calls back once when it comes on screen. */
function End({ onEnd }: { onEnd: () => void }): ReactElement {
  const { ref, visible } = useRowVisibility();
  const call = useEventCallback(onEnd);
  useEffect(() => {
    if (visible) call();
  }, [visible, call]);
  return <span ref={ref} className="mry-FindOptions-end" />;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const at = inputs.indexOf(event.target as HTMLInputElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: inputs.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  inputs.at(to % inputs.length)?.focus();
}
