import { ReportMerchant, type ReportMerchantProps } from '../../src/index.js';
import { coffee, longName, lookup, stream, transaction } from '../records.js';
import { Prepared } from './Prepared.js';
import type { States } from './States.js';

type Step = (form: HTMLFormElement) => void;

const choose =
  (reason: string): Step =>
  (form) =>
    form.querySelector<HTMLInputElement>(`input[value="${reason}"]`)?.click();

/** Bypasses React's setter, because React compares with the value that the field last had. */
const type =
  (text: string): Step =>
  (form) => {
    const field = form.querySelector('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };

const send: Step = (form) => form.requestSubmit();

const filled = [choose('name'), type('Northside Roasters')];
const sentEmpty = [send];
const sent = [...filled, send];
const tooLong = [choose('location'), type('Market Row 3, behind the old market hall')];

const forever = () => new Promise<void>(() => undefined);
const refuse = () => Promise.reject(new Error('offline'));
const accept = (): void => undefined;

const report = (
  name: string,
  steps: readonly Step[],
  { onReport = accept, ...props }: Partial<ReportMerchantProps> = {},
) => (
  <Prepared steps={steps}>
    <ReportMerchant
      transaction={transaction}
      lookup={lookup(coffee)}
      // Many forms on one page need distinct names.
      aria-label={`Report: ${name}`}
      {...props}
      onReport={onReport}
    />
  </Prepared>
);

const none: readonly Step[] = [];

export const reportStates: States = {
  Fresh: report('fresh', none),
  Filled: report('filled', filled),
  'Reason missing': report('reason missing', sentEmpty),
  'Too long': report('too long', tooLong, { maxLength: 20 }),
  Sending: report('sending', sent, { onReport: forever }),
  Failed: report('failed', sent, { onReport: refuse }),
  Sent: report('sent', sent),
  'Online, long name': report('online', none, {
    transaction: { ...transaction, online: true },
    lookup: lookup({ ...stream, name: longName.name ?? '' }),
  }),
};
