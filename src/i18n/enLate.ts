import { enList } from './enList.js';
import type { ListMessages } from './Messages.js';

/** English, the default: all that a list says, also by what it loads on demand. */
export const enLate: ListMessages = {
  ...enList,
  merchantsFound: { one: '{count} merchant found', other: '{count} merchants found' },
  closed: 'Closed',
  hoursUnknown: 'Not known',
  open24Hours: 'Open 24 hours',
  openUntil: 'Open until {time}',
  closesIn: 'Closes in {minutes}',
  opensAt: 'Opens {time}',
  opensOn: 'Opens {day} {time}',
  closedToday: 'Closed today',
  dayIsToday: '{day} (today)',
  hoursFromTo: '{opens} – {closes}',
  specialHours: 'Special hours',
  day: 'Day',
  hours: 'Hours',
  close: 'Close',
  printed: 'The first {shown} of {total} transactions',
  merchantsFailed: 'Merchant details could not be loaded',
  opensInNewTab: 'opens in a new tab',
};
