import type { ListedTransaction, TransactionState } from '../../../src/index.js';

/** An entry of an account (camt.052, 053, 054), as far as a list needs it. */
export interface Entry {
  id: string;
  /** `Sts`. FUTR: announced for a day to come. */
  status: 'BOOK' | 'PDNG' | 'RJCT' | 'INFO' | 'FUTR';
  /** `CdtDbtInd`: money in or out. The amount itself has no sign. */
  direction: 'CRDT' | 'DBIT';
  /** `Amt`, a decimal text. */
  amount: string;
  currency: string;
  /** `BookgDt`, or `ValDt` of what is not booked. */
  date: string;
  /** `BkTxCd`: family and subfamily, "CCRD-POSD". */
  code: string;
  /** `AddtlNtryInf`: what is printed on the statement. */
  text: string;
  /** `RltdPties`: who was paid, or paid. Your bank knows whether it is a person. */
  party?: { name: string; isPerson: boolean };
  /** `RmtInf`. */
  reference?: string;
  /** `CardTx`. */
  card?: { lastDigits: string; mcc?: string; city?: string; country?: string };
  /** `InstdAmt`, where it is in another currency. */
  instructed?: { amount: string; currency: string };
  /** `Chrgs`, where they are part of the amount. */
  charges?: string;
}

const STATES: Partial<Record<Entry['status'], TransactionState>> = {
  BOOK: 'booked',
  PDNG: 'pending',
  RJCT: 'declined',
  FUTR: 'scheduled',
};

/** In the reader's language. */
const METHODS: Readonly<Record<string, string>> = {
  RDDT: 'Direct debit',
  ICDT: 'Transfer',
  RCDT: 'Transfer',
  'ICDT-STDO': 'Standing order',
};

/** INFO only announces something: nothing is booked, and nothing will be. Memoise the result. */
export const listed = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ status }) => status !== 'INFO');

export function fromIso20022(entry: Entry): ListedTransaction {
  const { card, code, direction, party, status } = entry;
  const isIn = direction === 'CRDT';
  const [family = ''] = code.split('-');
  const person = party?.isPerson ? party : undefined;
  return {
    id: entry.id,
    // Who collects a direct debit is better known by name than by what is printed.
    merchant_name: card || !party ? entry.text : party.name,
    city: card?.city,
    country: card?.country,
    mcc: card?.mcc,
    amount: isIn ? entry.amount : `-${entry.amount}`,
    currency: entry.currency,
    date: entry.date,
    // Money back on a card is a refund.
    state: card && isIn && status === 'BOOK' ? 'refunded' : STATES[status],
    original: entry.instructed,
    fee: entry.charges,
    card: card && `•• ${card.lastDigits}`,
    method: METHODS[code] ?? METHODS[family],
    note: card ? undefined : entry.reference,
    // Such a row is never looked up.
    counterparty: person && { name: person.name },
  };
}
