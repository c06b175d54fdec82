'use client';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { formatPlural } from '../i18n/formatMessage.js';

export interface ReportSuggestionProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Code points that may still be typed; below zero there are too many. */
  left: number;
  limit: number;
  readOnly: boolean;
}

/** How long the typing rests before the count is announced. */
const QUIET_MS = 1_000;

/** The part of the limit that is its end: the count is announced from there on. */
const END = 0.1;

/**
 * A text field with a count of what is left. Longer text is not cut, since a browser cuts in silence: it is counted as too
 * much, and not sent.
 */
export function ReportSuggestion(props: ReportSuggestionProps): ReactElement {
  const { text, onTextChange, left, limit, readOnly } = props;
  const { locale, messages } = useDisplay();
  const words = messages.report;
  const id = useId();
  const over = left < 0;
  const message = over ? words.charactersTooMany : words.charactersLeft;
  const count = formatPlural(message, Math.abs(left), locale);
  const nearEnd = left <= limit * END;
  const announcement = useRested(nearEnd && text !== '' ? count : '');
  return (
    <div className="mry-ReportMerchant-suggestion">
      <div className="mry-ReportMerchant-labelLine">
        <label htmlFor={`${id}text`} className="mry-ReportMerchant-label">
          {words.suggestion}
        </label>
        <span id={`${id}optional`} className="mry-ReportMerchant-hint">
          {words.optional}
        </span>
      </div>
      <p id={`${id}privacy`} className="mry-ReportMerchant-hint">
        {words.privacy}
      </p>
      <textarea
        id={`${id}text`}
        rows={3}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        // An empty field with `auto` is left to right wherever it stands.
        dir={text === '' ? undefined : 'auto'}
        autoComplete="off"
        readOnly={readOnly}
        aria-invalid={over || undefined}
        aria-describedby={`${id}optional ${id}privacy ${id}count`}
        className="mry-ReportMerchant-text"
      />
      <p
        id={`${id}count`}
        data-over={over || undefined}
        className="mry-ReportMerchant-hint mry-ReportMerchant-count"
      >
        {count}
      </p>
      <span aria-live="polite" aria-atomic="true" className="mry-ReportMerchant-heard">
        {announcement}
      </span>
    </div>
  );
}

/** The text once it has not changed for a while; empty text at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return text && rested;
}
