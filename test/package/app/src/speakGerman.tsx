import { DisplayProvider, type MerchantRecord, OpeningHoursTable } from 'merchantry';
import { de } from 'merchantry/locales/de';
import { createRoot } from 'react-dom/client';

const merchant: MerchantRecord = {
  opening_hours: {
    periods: [{ open: { day: 1, time: '0900' }, close: { day: 1, time: '1700' } }],
  },
};

createRoot(document.getElementById('german') as HTMLElement).render(
  <DisplayProvider locale="de" messages={de}>
    <OpeningHoursTable merchant={merchant} />
  </DisplayProvider>,
);
