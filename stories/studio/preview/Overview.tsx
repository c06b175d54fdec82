import type { ReactElement } from 'react';
import {
  DisplayProvider,
  MerchantDetails,
  OpeningHoursPopover,
  ReportMerchant,
  TransactionRow,
} from '../../../src/index.js';
import { attributions, fullRecord } from '../../fullRecord.js';
import { butcher, coffee, grocer, lookup, stream, transaction } from '../../records.js';
import { DemoList } from './DemoList.js';
import { OpenHours } from './OpenHours.js';

const noop = (): void => undefined;

/**
 * The library's components as in the bank’s app, each on a card. `name` distinguishes one set from
 * another.
 */
export function Overview({ name }: { name: string }): ReactElement {
  return (
    <div className="Overview">
      <figure>
        <figcaption>List</figcaption>
        <div className="Overview-card" data-flush="">
          <DemoList />
        </div>
      </figure>
      <figure>
        <figcaption>Details</figcaption>
        <div className="Overview-card" data-flush="">
          <DisplayProvider attributions={attributions}>
            <MerchantDetails
              transaction={{ ...transaction, amount: '-57.60' }}
              lookup={lookup(fullRecord)}
              meta="Card ending 4417"
            />
          </DisplayProvider>
        </div>
      </figure>
      <figure>
        <figcaption>Rows: not booked, no picture, not known, looked up</figcaption>
        <div className="Overview-card" data-rows="">
          <TransactionRow
            transaction={{ ...transaction, state: 'pending' }}
            lookup={lookup(stream)}
            onSelect={noop}
          />
          <TransactionRow transaction={transaction} lookup={lookup(butcher)} onSelect={noop} />
          <TransactionRow
            transaction={{ ...transaction, amount: '2424.00' }}
            lookup={lookup(undefined, 'unmatched')}
            onSelect={noop}
          />
          <TransactionRow
            transaction={transaction}
            lookup={lookup(undefined, 'pending')}
            onSelect={noop}
          />
        </div>
      </figure>
      <figure>
        <figcaption>Opening hours</figcaption>
        <OpenHours>
          <OpeningHoursPopover merchant={grocer} open onOpenChange={noop} />
        </OpenHours>
      </figure>
      <figure>
        <figcaption>Report</figcaption>
        <div className="Overview-card">
          <ReportMerchant
            transaction={transaction}
            lookup={lookup(coffee)}
            onReport={noop}
            aria-label={`Report, ${name}`}
          />
        </div>
      </figure>
    </div>
  );
}
