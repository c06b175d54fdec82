import type { FocusEvent, KeyboardEvent } from 'react';
import type { MerchantLookupStatus } from '../query/hooks/MerchantLookup.js';

export interface ListListener {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: { target: EventTarget }): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
  /** So many rows that were being looked up now have their merchant. */
  onFound(count: number): void;
  /** One of them, before the commit that shows it. */
  onLeave(row: Element): void;
  /** The same, in that commit. */
  onArrival(row: Element): void;
}

const isFound = (before: MerchantLookupStatus, now: MerchantLookupStatus) =>
  before === 'pending' && now === 'matched';

/** What happens in a list. Without a listener it keeps what must not be lost (`replayEvents`). */
export class ListEvents {
  listener: ListListener | undefined;
  /** The latest key that was pressed without a listener. */
  key: { event: KeyboardEvent<HTMLElement>; at: number } | undefined;
  /** How many merchants were found without one. */
  found = 0;

  onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // By a row of the host app.
    if (event.defaultPrevented) return;
    if (this.listener) this.listener.onKeyDown(event);
    else this.key = { event, at: Date.now() };
  };
  onFocus = (event: FocusEvent<HTMLElement>): void => this.listener?.onFocus(event);
  onBlur = (event: FocusEvent<HTMLElement>): void => this.listener?.onBlur(event);
  /** Before what a row shows changes in the document. */
  onLeave = (before: MerchantLookupStatus, now: MerchantLookupStatus, row: Element): void => {
    if (isFound(before, now)) this.listener?.onLeave(row);
  };
  onStatus = (before: MerchantLookupStatus, now: MerchantLookupStatus, row: Element): void => {
    if (!isFound(before, now)) return;
    if (this.listener) {
      this.listener.onFound(1);
      this.listener.onArrival(row);
    } else this.found += 1;
  };

  listen(listener: ListListener): void {
    this.listener = listener;
  }
}
