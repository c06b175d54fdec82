import { Fragment, type ReactElement } from 'react';
import { renderLogo } from '../../components/MerchantLogo.js';
import type { RowView } from '../../display/useRowView.js';

type Below = NonNullable<RowView['below']>;

/** What is below the amount. */
export function renderBelow({ text, tone, others }: Below, id?: string): ReactElement {
  return (
    <span id={id} className="mry-TransactionRow-below" data-tone={tone}>
      {others && renderOthers(others)}
      {text}
    </span>
  );
}

function renderOthers({ label, shown, more }: NonNullable<Below['others']>): ReactElement {
  return (
    <span role="img" aria-label={label} className="mry-TransactionRow-others">
      {shown.map((tile, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
        <Fragment key={index}>{renderLogo({ tile })}</Fragment>
      ))}
      {more}
    </span>
  );
}
