import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import {
  DisplayProvider,
  EnrichmentError,
  type ListedTransaction,
  MerchantDetails,
  type MerchantDetailsProps,
  type MerchantRecord,
  MerchantVisits,
  ReportMerchant,
} from '../src/index.js';
import { lookups, transactions } from './controls.js';
import { Card } from './frame/Card.js';
import { attributions, fullRecord } from './fullRecord.js';
import './MerchantDetails.css';
import { butcher, lookup, rightToLeft, stream } from './records.js';
import { StreetMap } from './StreetMap.js';
import { sandboxCredits } from './sandbox/sandboxCredits.js';

interface Args extends MerchantDetailsProps {
  /** Whether the places provider must be credited. */
  attributed?: boolean;
  /** Width of the panel in pixels. */
  width?: number;
}

const transaction: ListedTransaction = {
  id: 'grocer-1',
  merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
  mcc: '5411',
  amount: '-57.60',
  currency: 'GBP',
  date: '2026-11-20T18:22:00Z',
  card: '•• 4417',
};

const unreadable: ListedTransaction = {
  ...transaction,
  id: 'books-1',
  merchant_name: 'SQR*8841 MERID BOOKS 0412 LEEDS GB',
  amount: '-18.99',
  mcc: '5942',
};

/** The details in a side panel, as a bank would show them. */
function Panel({ attributed = true, width = 400, ...props }: Args): ReactElement {
  return (
    <DisplayProvider attributions={attributed ? attributions : sandboxCredits}>
      <Card style={{ maxInlineSize: width }}>
        <MerchantDetails {...props} />
      </Card>
    </DisplayProvider>
  );
}

const meta: Meta<Args> = {
  title: 'Showcase/Merchant details',
  tags: ['!autodocs'],
  component: MerchantDetails,
  render: (args) => <Panel {...args} />,
  parameters: { surface: 'page' },
  args: {
    transaction: transactions.named('Booked'),
    lookup: lookups.named('Harrow & Vale, every field'),
    width: 400,
    attributed: true,
  },
  argTypes: {
    transaction: { ...transactions.control, description: 'What has become of the payment.' },
    lookup: { ...lookups.control, description: 'What has come back.' },
  },
};

export default meta;
type Story = StoryObj<Args>;

/** Every field of the record. Data of the places provider stands beside its attribution. */
export const Full: Story = {};

export const Dark: Story = { globals: { colorScheme: 'dark' } };

/** A contract without attributions. The end of the details still names all sources. */
export const WithoutAttribution: Story = { args: { attributed: false } };

const earlier = [
  { id: 'a', date: '2026-11-04', amount: '-28.40', currency: 'GBP' },
  { id: 'b', date: '2026-11-11', amount: '-36.10', currency: 'GBP' },
  { id: 'c', date: '2026-11-15', amount: '-43.10', currency: 'GBP' },
];

/** With all that a bank can add: map, directions, the reader's own visits, report and dispute. */
export const WithTheBanksOwn: Story = {
  args: {
    transaction,
    attributed: false,
    slots: {
      map: ({ merchant }) => <StreetMap merchant={merchant} />,
      visits: <MerchantVisits visits={[...earlier, transaction]} current={transaction.id} />,
    },
    directions: ({ place_id: id }) => `https://maps.example/to/${id}`,
    onReport: fn(),
    onDispute: fn(),
  },
};

/**
 * “View receipt” asks the host app for a fresh address, here the picture of a shop, and opens it in a new
 * tab.
 */
export const WithReceipt: Story = {
  args: {
    transaction: { ...transaction, receipt: { id: 'r-7' } },
    attributed: false,
    onReceipt: async () => new URL('images/logos/northside-coffee.svg', document.baseURI),
    onReport: fn(),
    onDispute: fn(),
  },
};

/** The bank's own actions, and its own way to the form that reports a wrong merchant. */
export const ActionsAndReport: Story = {
  args: {
    slots: {
      actions: (
        <button type="button" className="MerchantDetails-action">
          Split this payment
        </button>
      ),
      report: (
        <details>
          <summary className="MerchantDetails-action">
            Improve name, location, logo or category
          </summary>
          <ReportMerchant
            transaction={transaction}
            lookup={lookup(fullRecord)}
            onReport={() => undefined}
          />
        </details>
      ),
    },
  },
};

/** Parts removed, replaced and wrapped. Attributions stay beside the data they credit. */
export const Slots: Story = {
  args: {
    slots: {
      category: null,
      sources: null,
      statement: null,
      name: ({ merchant }) => `${merchant?.name}, ${merchant?.locality}`,
      hours: (_, defaultPart) => <div className="MerchantDetails-framed">{defaultPart}</div>,
      reviews: ({ merchant }) => (
        <p className="MerchantDetails-quote">
          Guests give it <strong>{merchant?.rating}</strong> of 5.
        </p>
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Harrow & Vale, Leeds' })).toBeVisible();
    for (const gone of ['.mry-CategoryIcon', '.mry-DetailsSources', '.mry-DetailsReview']) {
      await expect(canvasElement.querySelector(`.mry-MerchantDetails ${gone}`)).toBeNull();
    }
    const credit = canvas
      .getByText('Guests give it', { exact: false })
      .closest('.mry-AttributedGroup');
    await expect(credit).toHaveTextContent('Places data by Wayfarer Atlas');
  },
};

/** On a page of its own. */
export const Page: Story = { args: { width: 648, headingLevel: 1 } };

export const SidePanel: Story = { args: { width: 280 } };

export const German: Story = { globals: { locale: 'de' } };

export const RightToLeft: Story = {
  args: { lookup: lookup({ ...fullRecord, ...rightToLeft }) },
  globals: { locale: 'ar', direction: 'rtl' },
};

const places: MerchantRecord[] = [
  fullRecord,
  {
    ...fullRecord,
    street_number: '2',
    route: 'Station Road',
    locality: 'York',
    postal_code: 'YO1 6GA',
    administrative_area_level_2: 'North Yorkshire',
  },
  {
    name: 'Harrow Vale Hotel',
    category: 'Travel',
    address: '1 Vale Lane, Harrow HA1 3AA',
    country: 'GB',
  },
];

/** Several merchants are possible: the likeliest is shown, the others can be chosen. */
export const SeveralCandidates: Story = {
  args: {
    lookup: { ...lookup(fullRecord), merchants: places },
    onCandidateChange: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(args.onCandidateChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByText('North Yorkshire', { exact: false })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
  },
};

export const Idle: Story = { args: { transaction: unreadable, lookup: lookup(undefined) } };

/** Nothing moves when the merchant arrives. */
export const Loading: Story = {
  args: { transaction: unreadable, lookup: lookup(undefined, 'pending') },
};

/** The service tidied the name, but does not know the merchant. */
export const Cleaned: Story = {
  args: {
    transaction: unreadable,
    lookup: lookup({ name: 'Merid Books', isClearResponse: true }, 'cleaned'),
  },
};

export const Unmatched: Story = {
  args: { transaction: unreadable, lookup: lookup(undefined, 'unmatched') },
};

export const Failed: Story = {
  args: {
    transaction: unreadable,
    lookup: {
      ...lookup(
        undefined,
        'failed',
        new EnrichmentError('network', { transactionIds: ['books-1'] }),
      ),
      retry: fn(),
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.lookup?.retry).toHaveBeenCalledOnce();
  },
};

/** The record of the row stays when the extended one could not be loaded. */
export const Incomplete: Story = {
  args: {
    lookup: lookup(
      { name: fullRecord.name ?? '', category: 'Groceries' },
      'matched',
      new EnrichmentError('timeout', { transactionIds: ['grocer-1'] }),
    ),
  },
};

/** Bought online: no address, no hours, no map. */
export const Online: Story = {
  args: {
    transaction: {
      ...transaction,
      merchant_name: 'MERIDIAN STREAM 8841 ONLINE',
      online: true,
      state: 'pending',
      amount: '-11.99',
      recurring: { every: 'month', next: '2026-12-18' },
    },
    lookup: lookup({ ...stream, website: 'meridianstream.example' }),
  },
};

/** A short record of a shop without pictures. */
export const LittleKnown: Story = {
  args: { lookup: lookup({ ...butcher, address: 'Farm Lane 3, Bramblegate' }) },
};

/** A transfer to a person: nothing is looked up, and nothing is missed. */
export const Person: Story = {
  args: {
    transaction: {
      id: 'person-1',
      merchant_name: 'M LINDQVIST 8841',
      amount: '-30.00',
      currency: 'GBP',
      date: '2026-11-19',
      counterparty: { name: 'Maya Lindqvist' },
      method: 'Bank transfer',
      note: 'Thank you for dinner',
    },
    lookup: undefined,
    onDispute: fn(),
  },
};

/** Paid abroad: the original amount and its rate, the fee within, and who shares it. */
export const Abroad: Story = {
  args: {
    transaction: {
      ...transaction,
      id: 'noodles-1',
      merchant_name: 'SORANO NOODLES KYOTO JP',
      mcc: '5812',
      amount: '-12.91',
      original: { amount: '-2480', currency: 'JPY' },
      fee: '0.39',
      cashback: '0.13',
      bookingDate: '2026-11-21',
      share: { amount: '6.45', with: [{ name: 'Ada Brandt' }] },
    },
    lookup: lookup({ name: 'Sorano Noodles', category: 'Eating out' }),
  },
};

/** Nothing was paid. */
export const Declined: Story = {
  args: { transaction: { ...transaction, state: 'declined' } },
};
