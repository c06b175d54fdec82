import { Avatar, Badge, Box, Flex, Popover, Text, Theme, Tooltip } from '@radix-ui/themes';
import { memo, type ReactElement } from 'react';
import type { MerchantRecord } from '../../../src/index.js';
import { ICON_PATH, rowText } from '../../peers/rowText.js';
import { Week } from '../../peers/Week.js';
import type { Contestant, RowProps } from '../Contestant.js';
import '@radix-ui/themes/styles.css';
import '../../peers/FloorRow.css';

const Row = memo(function RadixThemesRow({ transaction, lookup }: RowProps): ReactElement {
  const { merchant } = lookup;
  const name = rowText.name(transaction, merchant);
  return (
    <Flex align="center" gap="3" className="FloorRow" data-status={lookup.status}>
      <Avatar size="4" src={merchant?.logoImg} fallback={name.charAt(0)} />
      <Box flexGrow="1" minWidth="0">
        <Text as="div" size="3" truncate>
          {name}
        </Text>
        <Flex className="FloorRow-line">
          {merchant ? (
            <Details transaction={transaction} merchant={merchant} />
          ) : (
            rowText.category(transaction, merchant)
          )}
        </Flex>
      </Box>
      <Text size="3" className="FloorRow-amount">
        {rowText.amount(transaction)}
      </Text>
    </Flex>
  );
});

interface DetailsProps extends Pick<RowProps, 'transaction'> {
  merchant: MerchantRecord;
}

function Details({ transaction, merchant }: DetailsProps): ReactElement {
  return (
    <>
      <Text size="2">
        <svg className="FloorRow-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICON_PATH} />
        </svg>
        {rowText.category(transaction, merchant)}
      </Text>
      <Tooltip content={merchant.intermediary?.website}>
        <Badge color="gray" radius="full" role="note" tabIndex={0}>
          {rowText.via(merchant)}
        </Badge>
      </Tooltip>
      <Popover.Root>
        <Popover.Trigger>
          <button type="button" className="FloorRow-hours">
            {rowText.hours(merchant)}
          </button>
        </Popover.Trigger>
        <Popover.Content>
          <Week merchant={merchant} />
        </Popover.Content>
      </Popover.Root>
      <Text size="2">{rowText.rating(merchant)}</Text>
      <Text size="2">{rowText.address(merchant)}</Text>
    </>
  );
}

/** The app's root is a `Theme`, which contains the provider of tooltips. */
export const radixThemes: Contestant = {
  Row,
  Provider: ({ children }) => <Theme>{children}</Theme>,
};
