import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantDetails,
  type MerchantRecord,
  OpeningHoursTable,
  ReportMerchant,
  TransactionRow,
} from '../src/index.js';
import { demoRecords } from './demo/demoRecords.js';
import { Card } from './frame/Card.js';
import { attributions, fullRecord } from './fullRecord.js';
import './Languages.css';
import { type Language, languages } from './languages.js';
import {
  butcher,
  coffee,
  grocer,
  lookup,
  marketHours,
  officeHours,
  specialHours,
} from './records.js';

const meta: Meta = {
  title: 'Showcase/Languages',
  tags: ['!autodocs'],
  parameters: { surface: 'page' },
};

export default meta;
type Story = StoryObj;

const transaction: ListedTransaction = {
  id: 'grocer-1',
  merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
  mcc: '5812',
  amount: '-1257.60',
  currency: 'EUR',
  date: '2026-11-20T18:42:00Z',
};

const closed: MerchantRecord = {
  ...demoRecords.orbit,
  country: 'GB',
  opening_hours: officeHours,
};
const market: MerchantRecord = {
  ...butcher,
  category: 'Groceries',
  opening_hours: marketHours,
};
const streamThroughPayZip: MerchantRecord = {
  ...demoRecords.meridian,
  ...(coffee.intermediary && { intermediary: coffee.intermediary }),
};

/** The same content once in each language, as that language's page would hold it. */
function Everywhere({ show }: { show: (language: Language) => ReactNode }): ReactElement {
  return (
    <div className="Languages">
      {languages.map((language) => (
        <section
          key={language.tag}
          lang={language.tag}
          dir={language.direction}
          className="Languages-one"
        >
          <h2>{language.title}</h2>
          <DisplayProvider
            locale={language.tag}
            messages={language.messages}
            attributions={attributions}
          >
            {show(language)}
          </DisplayProvider>
        </section>
      ))}
    </div>
  );
}

/** Open, closing soon, opening on another day, closed all day, not booked, not known. */
export const Rows: Story = {
  render: () => (
    <Everywhere
      show={() => (
        <Card>
          {[coffee, grocer, closed, market].map((merchant) => (
            <TransactionRow
              key={merchant.name}
              transaction={{ ...transaction, state: merchant === market ? 'pending' : 'booked' }}
              lookup={lookup(merchant)}
              onSelect={fn()}
            />
          ))}
          <TransactionRow
            transaction={{ ...transaction, online: true, amount: '89.90' }}
            lookup={lookup(streamThroughPayZip)}
            onSelect={fn()}
          />
          <TransactionRow
            transaction={transaction}
            lookup={lookup(undefined, 'unmatched')}
            onSelect={fn()}
          />
        </Card>
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('über PayZip')).toHaveLength(2);
    await expect(canvas.getAllByRole('heading')).toHaveLength(languages.length);
  },
};

/** A week with a holiday, from the first day that the language's readers expect. */
export const Hours: Story = {
  render: () => (
    <Everywhere
      show={() => (
        <Card className="Languages-hours">
          <OpeningHoursTable merchant={{ ...grocer, opening_hours: specialHours }} />
        </Card>
      )}
    />
  ),
};

export const Details: Story = {
  render: () => (
    <Everywhere
      show={() => (
        <Card>
          <MerchantDetails transaction={transaction} lookup={lookup(fullRecord)} headingLevel={3} />
        </Card>
      )}
    />
  ),
};

/** What the details say when the answer is no good, and when there is more than one. */
export const Doubt: Story = {
  render: () => (
    <Everywhere
      show={() => (
        <Card>
          <MerchantDetails
            transaction={transaction}
            lookup={lookup({ name: 'Harrow Vale', isClearResponse: true }, 'cleaned')}
            headingLevel={3}
          />
          <MerchantDetails
            transaction={{ ...transaction, id: 'grocer-2' }}
            lookup={{ ...lookup(grocer), merchants: [grocer, { ...grocer, route: 'Mill Lane' }] }}
            headingLevel={3}
          />
        </Card>
      )}
    />
  ),
};

export const Report: Story = {
  render: () => (
    <Everywhere
      show={({ messages, title }) => (
        <Card className="Card-padded">
          <ReportMerchant
            aria-label={`${messages.report.title} (${title})`}
            transaction={transaction}
            lookup={lookup(grocer)}
            onReport={() => Promise.resolve()}
          />
        </Card>
      )}
    />
  ),
};
