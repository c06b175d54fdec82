import { Popover } from '@base-ui/react/popover';
import { Tooltip } from '@base-ui/react/tooltip';
import { memo, type ReactElement, useState } from 'react';
import type { MerchantRecord } from '../../../src/index.js';
import { ICON_PATH, rowText } from '../../peers/rowText.js';
import { Week } from '../../peers/Week.js';
import type { Contestant, RowProps } from '../Contestant.js';
import '../../peers/FloorRow.css';

const Row = memo(function BaseUiRow({ transaction, lookup }: RowProps): ReactElement {
  const { merchant } = lookup;
  const [hasLogo, setHasLogo] = useState(true);
  const name = rowText.name(transaction, merchant);
  return (
    <div className="FloorRow" data-status={lookup.status}>
      <span className="FloorRow-logo" aria-hidden="true">
        {name[0]}
        {merchant?.logoImg && hasLogo && (
          <img
            src={merchant.logoImg}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setHasLogo(false)}
          />
        )}
      </span>
      <div className="FloorRow-body">
        <div className="FloorRow-name">{name}</div>
        <div className="FloorRow-line">
          {merchant ? (
            <Details transaction={transaction} merchant={merchant} />
          ) : (
            rowText.category(transaction, merchant)
          )}
        </div>
      </div>
      <span className="FloorRow-amount">{rowText.amount(transaction)}</span>
    </div>
  );
});

interface DetailsProps extends Pick<RowProps, 'transaction'> {
  merchant: MerchantRecord;
}

function Details({ transaction, merchant }: DetailsProps): ReactElement {
  return (
    <>
      <span>
        <svg className="FloorRow-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICON_PATH} />
        </svg>
        {rowText.category(transaction, merchant)}
      </span>
      <Tooltip.Root>
        <Tooltip.Trigger
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip needs the keyboard.
          render={<span role="note" tabIndex={0} />}
          className="FloorRow-via"
        >
          {rowText.via(merchant)}
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Positioner sideOffset={4}>
            <Tooltip.Popup className="FloorRow-overlay">
              {merchant.intermediary?.website}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
      <Popover.Root>
        <Popover.Trigger className="FloorRow-hours">{rowText.hours(merchant)}</Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={4}>
            <Popover.Popup className="FloorRow-overlay">
              <Week merchant={merchant} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <span>{rowText.rating(merchant)}</span>
      <span>{rowText.address(merchant)}</span>
    </>
  );
}

export const baseUi: Contestant = {
  Row,
  Provider: ({ children }) => <Tooltip.Provider>{children}</Tooltip.Provider>,
};
