import type { FocusEvent, KeyboardEvent } from 'react';
import type { MerchantLookupStatus } from '../query/hooks/MerchantLookup.js';

export interface ListListener {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: { target: EventTarget }): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
  /** So many rows that were being looked up now have their merchant. */
  onFound(count: number): void;
  /** One of them, by its index, in the commit that shows it. */
  onArrival(row: number): void;
}

/** A key that was pressed longer ago must not surprise anybody. */
const KEY_MS = 5_000;

/** What happens in a list. Without a listener it keeps what must not be lost. */
export class ListEvents {
  #listener: ListListener | undefined;
  #key: { event: KeyboardEvent<HTMLElement>; at: number } | undefined;
  #found = 0;

  onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (this.#listener) this.#listener.onKeyDown(event);
    else this.#key = { event, at: Date.now() };
  };
  onFocus = (event: FocusEvent<HTMLElement>): void => this.#listener?.onFocus(event);
  onBlur = (event: FocusEvent<HTMLElement>): void => this.#listener?.onBlur(event);
  onStatus = (before: MerchantLookupStatus, now: MerchantLookupStatus, row: number): void => {
    if (before !== 'pending' || now !== 'matched') return;
    if (!this.#listener) {
      this.#found += 1;
      return;
    }
    this.#listener.onFound(1);
    this.#listener.onArrival(row);
  };

  listen(listener: ListListener): void {
    this.#listener = listener;
  }

  /** Passes on what was kept, for the list with this root. */
  replay(root: HTMLElement | null): void {
    const focused = (root?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    const key = this.#key;
    const found = this.#found;
    this.#key = undefined;
    this.#found = 0;
    if (focused && root?.contains(focused)) this.#listener?.onFocus({ target: focused });
    if (key && key.event.target === focused && Date.now() - key.at < KEY_MS) {
      this.#listener?.onKeyDown(key.event);
    }
    if (found > 0) this.#listener?.onFound(found);
  }
}
