import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import Popover from '@mui/material/Popover';
import SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { memo, type ReactElement, useId, useState } from 'react';
import type { MerchantRecord } from '../../../src/index.js';
import { ICON_PATH, rowText } from '../../peers/rowText.js';
import { Week } from '../../peers/Week.js';
import type { Contestant, RowProps } from '../Contestant.js';
import '../../peers/FloorRow.css';

const Row = memo(function MuiRow({ transaction, lookup }: RowProps): ReactElement {
  const { merchant } = lookup;
  const name = rowText.name(transaction, merchant);
  return (
    <ListItem component="div" className="FloorRow" data-status={lookup.status}>
      <ListItemAvatar>
        <Avatar variant="rounded" src={merchant?.logoImg}>
          {name[0]}
        </Avatar>
      </ListItemAvatar>
      <div className="FloorRow-body">
        <Typography noWrap>{name}</Typography>
        <div className="FloorRow-line">
          {merchant ? (
            <Details transaction={transaction} merchant={merchant} />
          ) : (
            rowText.category(transaction, merchant)
          )}
        </div>
      </div>
      <Typography className="FloorRow-amount">{rowText.amount(transaction)}</Typography>
    </ListItem>
  );
});

interface DetailsProps extends Pick<RowProps, 'transaction'> {
  merchant: MerchantRecord;
}

function Details({ transaction, merchant }: DetailsProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = anchor !== null;
  return (
    <>
      <Typography variant="body2" component="span">
        <SvgIcon className="FloorRow-icon" fontSize="inherit">
          <path d={ICON_PATH} />
        </SvgIcon>
        {rowText.category(transaction, merchant)}
      </Typography>
      <Tooltip title={merchant.intermediary?.website} describeChild>
        <Chip size="small" label={rowText.via(merchant)} tabIndex={0} />
      </Tooltip>
      <Link
        component="button"
        variant="body2"
        aria-describedby={isOpen ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {rowText.hours(merchant)}
      </Link>
      <Popover
        id={id}
        open={isOpen}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Typography component="div" variant="body2" sx={{ p: 2 }}>
          <Week merchant={merchant} />
        </Typography>
      </Popover>
      <Typography variant="body2" component="span">
        {rowText.rating(merchant)}
      </Typography>
      <Typography variant="body2" component="span">
        {rowText.address(merchant)}
      </Typography>
    </>
  );
}

export const mui: Contestant = {
  Row,
  Provider: ({ children }) => (
    <>
      <CssBaseline />
      {children}
    </>
  ),
};
