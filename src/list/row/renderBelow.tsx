import { Fragment, type ReactElement } from 'react';
import { renderLogo } from '../../components/MerchantLogo/MerchantLogo.js';
import type { NamesButton } from '../../components/markup/namesButton.js';
import type { RowView } from './useRowView.js';

/** Renders the line below the amount. */
export function renderBelow(
  { text, tone, others }: NonNullable<RowView['below']>,
  names?: NamesButton | undefined,
): ReactElement {
  return (
    <span {...names} className="mry-TransactionRow-below" data-tone={tone}>
      {others && (
        <span role="img" aria-label={others.label} className="mry-TransactionRow-others">
          {others.shown.map((tile, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
            <Fragment key={index}>{renderLogo(tile)}</Fragment>
          ))}
          {others.more && <span>{others.more}</span>}
        </span>
      )}
      <span>{text}</span>
    </span>
  );
}
