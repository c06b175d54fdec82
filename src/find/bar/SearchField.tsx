'use client';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { isComposing } from '../../components/hooks/isComposing.js';
import type { FindMessages } from '../FindMessages.js';
import { MAX_TEXT_LENGTH, readState } from '../FindState.js';
import { FindGlyph } from './FindGlyph.js';

export interface SearchFieldProps {
  text: string | undefined;
  messages: FindMessages;
  onChange: (text: string) => void;
  /** Arrow down, and Escape in an empty field. Without it, both are left to the page. */
  onLeave: ((where: 'first-payment' | 'list') => void) | undefined;
}

/** The text field, and its button that clears it. */
export function SearchField({
  text = '',
  messages,
  onChange,
  onLeave,
}: SearchFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  // What was typed differs from the state while the host app has not yet taken it over, as in a
  // router's transition; the field must not go back meanwhile.
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  /** Texts that were typed since the state was the same as the field. They may arrive one by one. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (text !== known) {
    setKnown(text);
    if (text !== textOf(typed) && !sent.includes(text)) setTyped(text);
  }
  if (sent.length > 0 && text === textOf(typed)) setSent([]);
  const change = (next: string) => {
    setTyped(next);
    setSent([...sent, textOf(next)]);
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // These keys belong to an input method while it composes.
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' && onLeave) {
      event.preventDefault();
      onLeave('first-payment');
    } else if (event.key === 'Escape' && (typed !== '' || onLeave)) {
      // Keeps a surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      if (typed === '') onLeave?.('list');
      else change('');
    } else if (event.key === 'Enter' && matchMedia('(pointer: coarse)').matches) {
      // Closes the keyboard of a touch screen.
      event.currentTarget.blur();
    }
  };
  return (
    <div className="mry-FindField">
      <FindGlyph name="search" />
      <input
        ref={input}
        type="search"
        className="mry-FindField-input"
        aria-label={messages.search}
        placeholder={messages.search}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_TEXT_LENGTH}
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <button
          type="button"
          className="mry-FindField-clear"
          aria-label={messages.clearSearch}
          onClick={() => {
            change('');
            input.current?.focus();
          }}
        >
          <span>
            <FindGlyph name="clear" />
          </span>
        </button>
      )}
    </div>
  );
}

const textOf = (text: string) => readState({ text }).text ?? '';
