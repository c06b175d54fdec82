import { Avatar, Button, Flex, Popover, Tag, Tooltip, Typography } from 'antd';
import { memo, type ReactElement } from 'react';
import type { MerchantRecord } from '../../../src/index.js';
import { ICON_PATH, rowText } from '../../peers/rowText.js';
import { Week } from '../../peers/Week.js';
import type { Contestant, RowProps } from '../Contestant.js';
import '../../peers/FloorRow.css';

const { Text } = Typography;

const Row = memo(function AntDesignRow({ transaction, lookup }: RowProps): ReactElement {
  const { merchant } = lookup;
  const name = rowText.name(transaction, merchant);
  return (
    <Flex align="center" gap="small" className="FloorRow" data-status={lookup.status}>
      <Avatar shape="square" size={44} src={merchant?.logoImg} alt="">
        {name[0]}
      </Avatar>
      <div className="FloorRow-body">
        <Text className="FloorRow-name">{name}</Text>
        <div className="FloorRow-line">
          {merchant ? (
            <Details transaction={transaction} merchant={merchant} />
          ) : (
            rowText.category(transaction, merchant)
          )}
        </div>
      </div>
      <Text className="FloorRow-amount">{rowText.amount(transaction)}</Text>
    </Flex>
  );
});

interface DetailsProps extends Pick<RowProps, 'transaction'> {
  merchant: MerchantRecord;
}

function Details({ transaction, merchant }: DetailsProps): ReactElement {
  return (
    <>
      <Text type="secondary">
        <svg className="FloorRow-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICON_PATH} />
        </svg>
        {rowText.category(transaction, merchant)}
      </Text>
      <Tooltip title={merchant.intermediary?.website}>
        <Tag tabIndex={0}>{rowText.via(merchant)}</Tag>
      </Tooltip>
      <Popover trigger="click" content={<Week merchant={merchant} />}>
        <Button type="link" size="small">
          {rowText.hours(merchant)}
        </Button>
      </Popover>
      <Text type="secondary">{rowText.rating(merchant)}</Text>
      <Text type="secondary">{rowText.address(merchant)}</Text>
    </>
  );
}

export const antDesign: Contestant = { Row };
