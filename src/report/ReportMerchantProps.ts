import type { ComponentPropsWithoutRef } from 'react';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import type { Transaction } from '../service/types.js';

/** What the reader says is wrong. */
export type MerchantReportReason = 'name' | 'location' | 'logo' | 'category';

/** A reader's correction. The service has no endpoint for it: where it goes is the host's decision. */
export interface MerchantReport {
  /** The host's own id of the transaction. */
  transactionId: string;
  /** The id under which the service saw the lookup; another row's, where equal rows were asked once. */
  lookupId: string;
  reason: MerchantReportReason;
  /** As typed, without white space at the ends, card numbers and IBANs masked. Empty when nothing was typed. */
  suggestion: string;
  /** The response headers that `createHttpFetcher({ receiptHeaders })` kept. */
  receipt?: Readonly<Record<string, string>> | undefined;
}

export interface ReportMerchantProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children'> {
  /** Another `id` starts the form anew. */
  transaction: Transaction;
  /** May change while the reader types: nothing typed is lost. */
  lookup: MerchantLookup;
  /**
   * Called once per sending. While its promise is pending the form waits; a rejection, or an error thrown, keeps all that
   * was typed and offers to send again. The error itself is neither shown nor logged.
   */
  onReport: ((report: MerchantReport) => void) | ((report: MerchantReport) => Promise<unknown>);
  /** Longest suggestion, in code points. Default 500, also for anything that is not a positive integer. */
  maxLength?: number | undefined;
}
