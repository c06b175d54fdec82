import {
  Avatar,
  Badge,
  Box,
  Group,
  MantineProvider,
  Popover,
  Text,
  Tooltip,
  UnstyledButton,
} from '@mantine/core';
import { memo, type ReactElement } from 'react';
import type { MerchantRecord } from '../../../src/index.js';
import { ICON_PATH, rowText } from '../../peers/rowText.js';
import { Week } from '../../peers/Week.js';
import type { Contestant, RowProps } from '../Contestant.js';
import '@mantine/core/styles.css';
import '../../peers/FloorRow.css';

const Row = memo(function MantineRow({ transaction, lookup }: RowProps): ReactElement {
  const { merchant } = lookup;
  const name = rowText.name(transaction, merchant);
  return (
    <Group wrap="nowrap" gap="sm" className="FloorRow" data-status={lookup.status}>
      <Avatar size={44} radius="md" src={merchant?.logoImg ?? null} alt="">
        {name[0]}
      </Avatar>
      <Box className="FloorRow-body">
        <Text truncate>{name}</Text>
        <div className="FloorRow-line">
          {merchant ? (
            <Details transaction={transaction} merchant={merchant} />
          ) : (
            rowText.category(transaction, merchant)
          )}
        </div>
      </Box>
      <Text className="FloorRow-amount">{rowText.amount(transaction)}</Text>
    </Group>
  );
});

interface DetailsProps extends Pick<RowProps, 'transaction'> {
  merchant: MerchantRecord;
}

function Details({ transaction, merchant }: DetailsProps): ReactElement {
  return (
    <>
      <Text span size="sm">
        <svg className="FloorRow-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICON_PATH} />
        </svg>
        {rowText.category(transaction, merchant)}
      </Text>
      <Tooltip
        label={merchant.intermediary?.website}
        events={{ hover: true, focus: true, touch: false }}
      >
        <Badge variant="light" color="gray" tt="none" fw={400} role="note" tabIndex={0}>
          {rowText.via(merchant)}
        </Badge>
      </Tooltip>
      <Popover position="bottom-start" shadow="md">
        <Popover.Target>
          <UnstyledButton c="teal" fz="sm">
            {rowText.hours(merchant)}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <Week merchant={merchant} />
        </Popover.Dropdown>
      </Popover>
      <Text span size="sm">
        {rowText.rating(merchant)}
      </Text>
      <Text span size="sm">
        {rowText.address(merchant)}
      </Text>
    </>
  );
}

export const mantine: Contestant = {
  Row,
  Provider: ({ children }) => <MantineProvider>{children}</MantineProvider>,
};
