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

/** What happens in a list. Without a listener it keeps what must not be lost. */
export class ListEvents {
  #listener: ListListener | undefined;
  #key: KeyboardEvent<HTMLElement> | undefined;
  #found = 0;

  onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (this.#listener) this.#listener.onKeyDown(event);
    else this.#key = event;
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
    this.forgetKey();
    this.#found = 0;
    if (focused && root?.contains(focused)) this.#listener?.onFocus({ target: focused });
    if (key && key.target === focused) this.#listener?.onKeyDown(key);
    if (found > 0) this.#listener?.onFound(found);
  }

  /** A key that was pressed long ago does nothing any more. */
  forgetKey(): void {
    this.#key = undefined;
  }
}
