import type { ReactElement } from 'react';
import type { NamesButton } from './namesButton.js';

/** Path data on a grid of 16, for a stroke of 1.5. */
export const PAPERCLIP =
  'M13.5 7.5 8.2 12.8A3.39 3.39 0 0 1 3.4 8l5.5-5.5a2.26 2.26 0 0 1 3.2 3.2l-5.5 5.5A1.13 1.13 0 0 1 5 9.6l5-5';

/** The receipt icon in a row's second line, with its accessible name. */
export function renderPaperclip(
  label: string,
  names: NamesButton | undefined,
  key: string,
): ReactElement {
  return (
    <span key={key} {...names} role="img" aria-label={label} className="mry-TransactionRow-receipt">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={PAPERCLIP} />
      </svg>
    </span>
  );
}
