import type { ReactElement } from 'react';
import type { NamesButton } from '../../components/markup/namesButton.js';
import type { Messages } from '../../i18n/Messages.js';

/** Path data on a grid of 16, for a stroke of 1.5: a receipt. */
const RECEIPT =
  'M3.75 14.25V2.75a1 1 0 0 1 1-1h6.5a1 1 0 0 1 1 1v11.5l-2.1-1.25L8 14.25 5.85 13zM6.25 5h3.5M6.25 8h3.5';

/**
 * The second line of a row that a search has found by the bank's text alone. The text keeps its own
 * direction, and is truncated at its end.
 */
export function renderStatement(
  statement: string,
  { statementMatch }: Messages,
  names: NamesButton | undefined,
): ReactElement {
  const [before, after] = statementMatch.split('{text}');
  return (
    <div {...names} className="mry-TransactionRow-line">
      <span className="mry-TransactionRow-receipt">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={RECEIPT} />
        </svg>
      </span>
      <span className="mry-TransactionRow-statement">
        <span>{before}</span>
        <bdi translate="no">{statement}</bdi>
        {after && <span>{after}</span>}
      </span>
    </div>
  );
}
