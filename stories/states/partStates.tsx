import {
  CategoryIcon,
  DisplayProvider,
  IntermediaryBadge,
  MerchantAddress,
  MerchantLogo,
  MerchantName,
  type MerchantRecord,
  OpeningHoursPopover,
  OpeningHoursTable,
  Rating,
  TransactionAmount,
} from '../../src/index.js';
import {
  alwaysHours,
  barHours,
  brokenPicture,
  butcher,
  categoryPicture,
  coffee,
  grocer,
  grocerHours,
  laterHours,
  longName,
  marketHours,
  officeHours,
  pharmacy,
  rightToLeft,
  specialHours,
  splitHours,
  stream,
  textHours,
  transaction,
} from '../records.js';
import type { States } from './States.js';

/** Saturday, 01:15 in London. */
const afterMidnight = () => new Date(Date.UTC(2026, 10, 21, 1, 15));

const noop = (): void => undefined;

const open = (opening_hours: MerchantRecord['opening_hours'], country = 'GB') => ({
  ...grocer,
  country,
  ...(opening_hours && { opening_hours }),
});

export const logoStates: States = {
  Logo: <MerchantLogo merchant={coffee} />,
  'Dark logo': <MerchantLogo merchant={stream} />,
  'Pale logo': <MerchantLogo merchant={pharmacy} />,
  'Category picture': <MerchantLogo merchant={categoryPicture} />,
  'Category icon': <MerchantLogo merchant={{ name: 'Quillmarket', category: 'Groceries' }} />,
  'Picture that fails': <MerchantLogo merchant={brokenPicture} />,
  'No picture': <MerchantLogo merchant={butcher} />,
  'Statement text only': <MerchantLogo merchant={undefined} transaction={transaction} />,
  'Right-to-left name': <MerchantLogo merchant={{ name: 'مكتبة الحديقة' }} />,
  Nothing: <MerchantLogo merchant={{}} />,
};

export const nameStates: States = {
  Name: <MerchantName merchant={coffee} />,
  'Statement text': <MerchantName merchant={undefined} transaction={transaction} />,
  'Long name': <MerchantName merchant={longName} />,
  'Right-to-left name': <MerchantName merchant={rightToLeft} />,
};

export const categoryStates: States = {
  Category: <CategoryIcon merchant={grocer} />,
  Picture: <CategoryIcon merchant={categoryPicture} />,
  'By category code': <CategoryIcon merchant={undefined} transaction={transaction} />,
  'Unknown label': <CategoryIcon merchant={{ category: 'Pies & puddings' }} />,
  'Not identified': <CategoryIcon merchant={{}} fallback="unidentified" />,
};

export const amountStates: States = {
  'Money out': <TransactionAmount transaction={{ amount: '-4.20', currency: 'GBP' }} />,
  'Money in': <TransactionAmount transaction={{ amount: '2424.00', currency: 'GBP' }} />,
  'Foreign currency': <TransactionAmount transaction={{ amount: '-89.60', currency: 'EUR' }} />,
  'Without decimals': <TransactionAmount transaction={{ amount: '-1280', currency: 'JPY' }} />,
  'Three decimals': <TransactionAmount transaction={{ amount: '-4.125', currency: 'KWD' }} />,
  'Not a number': <TransactionAmount transaction={{ amount: '1,200.00 CR', currency: 'GBP' }} />,
};

export const ratingStates: States = {
  'Half a star': <Rating merchant={{ rating: 0.5 }} />,
  '3.7 of 5': <Rating merchant={{ rating: 3.7 }} />,
  'All of 5': <Rating merchant={{ rating: 5 }} />,
  'Zero is none': <Rating merchant={{ rating: 0 }} />,
  None: <Rating merchant={{}} />,
};

export const intermediaryStates: States = {
  'With a website': <IntermediaryBadge merchant={coffee} />,
  'Text only': <IntermediaryBadge merchant={{ ...coffee, intermediary: { name: 'PayZip' } }} />,
  'Right-to-left name': <IntermediaryBadge merchant={rightToLeft} />,
  None: <IntermediaryBadge merchant={grocer} />,
};

export const statusStates: States = {
  'Open until': <OpeningHoursPopover merchant={coffee} />,
  'Closes soon': <OpeningHoursPopover merchant={grocer} />,
  'Opens later': <OpeningHoursPopover merchant={open(laterHours)} />,
  'Opens on another day': <OpeningHoursPopover merchant={open(officeHours)} />,
  'Opens tomorrow': <OpeningHoursPopover merchant={open(marketHours)} />,
  Always: <OpeningHoursPopover merchant={open(alwaysHours)} />,
  'Past midnight': (
    <DisplayProvider now={afterMidnight}>
      <OpeningHoursPopover merchant={open(barHours)} />
    </DisplayProvider>
  ),
  'Unknown time zone': <OpeningHoursPopover merchant={open(grocerHours, 'US')} />,
  'Text only': <OpeningHoursPopover merchant={open(textHours)} />,
};

/** Kept open by the host app. `data-room` leaves room for it below. */
export const popoverStates: States = {
  Open: <OpeningHoursPopover merchant={grocer} open onOpenChange={noop} data-room="" />,
};

export const hoursStates: States = {
  'Normal week': <OpeningHoursTable merchant={grocer} />,
  'Special days': <OpeningHoursTable merchant={open(specialHours)} />,
  'Twice a day': <OpeningHoursTable merchant={open(splitHours)} />,
  'Past midnight': <OpeningHoursTable merchant={open(barHours)} />,
  'Open around the clock': <OpeningHoursTable merchant={open(alwaysHours)} />,
  'Text only': <OpeningHoursTable merchant={open(textHours)} />,
};

export const addressStates: States = {
  'United Kingdom': <MerchantAddress merchant={grocer} />,
  Germany: (
    <MerchantAddress
      merchant={{
        street_number: '7',
        route: 'Lindengasse',
        postal_code: '10999',
        locality: 'Berlin',
        country: 'DE',
      }}
    />
  ),
  'Text only': <MerchantAddress merchant={{ address: '14 Canal Street, Leeds LS1 4QP' }} />,
};
