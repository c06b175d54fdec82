'use client';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { formatPlural } from '../i18n/formatMessage.js';

interface ReportSuggestionProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Code points left; negative if the text is too long. */
  left: number;
  limit: number;
  readOnly: boolean;
}

/** Pause in typing before the count is announced. */
const QUIET_MS = 1_000;

/** Announces the count when less than this share of the limit is left. */
const NEAR_END = 0.1;

/**
 * A text field with a count of the remaining characters. Text that is too long is not truncated,
 * which a browser would do silently: the count shows the excess, and the form refuses to send.
 */
export function ReportSuggestion(props: ReportSuggestionProps): ReactElement {
  const { text, onTextChange, left, limit, readOnly } = props;
  const { locale, messages } = useDisplay();
  const words = messages.report;
  const id = useId();
  const over = left < 0;
  const message = over ? words.charactersTooMany : words.charactersLeft;
  const count = formatPlural(message, Math.abs(left), locale);
  const nearEnd = left <= limit * NEAR_END;
  const announcement = useDebouncedText(nearEnd && text !== '' ? count : '');
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
        // With `auto` an empty field would be left-to-right on every page.
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
      <span aria-live="polite" aria-atomic="true" className="mry-ReportMerchant-heard mry-Hidden">
        {announcement}
      </span>
    </div>
  );
}

/** The text once it has been stable for QUIET_MS; empty text at once. */
function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return text && debounced;
}
