'use client';
import { type ReactNode, useMemo } from 'react';
import type { Attribution } from '../../display/Attribution.js';
import type { MerchantPicture } from '../../display/images/MerchantPicture.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { CategoryKey } from '../../record/categories.js';
import type { Icon } from '../../record/iconFor.js';
import { type Hue, type Monogram, monogramOf } from '../../record/monogram.js';
import type { Transaction } from '../../service/types.js';
import type { RowLookup } from './describeRow.js';
import { rowCredits } from './rowCredits.js';
import { useRowView } from './useRowView.js';

/** What a row shows of its merchant, ready for the elements of a host app's own. */
export interface MerchantView {
  /** As the lookup's. */
  status: RowLookup['status'];
  /** The merchant's name, otherwise the bank's raw text; undefined where both are blank. */
  name: string | undefined;
  /** `counterparty`: a person's name. `transaction`: the bank's raw text. */
  nameSource: 'merchant' | 'counterparty' | 'transaction';
  /** Where there is no picture, or none yet: a letter, and one of twelve hues. */
  monogram: Monogram;
  /** Logo, else picture of the brand, the parent company or the category. */
  picture: MerchantPicture | undefined;
  /** "Payment", or "Card payment", where nothing says it. */
  category: MerchantCategory;
  /** Name of the payment intermediary, unless it is the merchant itself. */
  via: string | undefined;
  /**
   * "Open until 18:00" and its like. Before mounting, the words for opening hours in general.
   * Undefined without hours, for an online purchase, and where `rowHours` leaves them out.
   */
  hours: string | undefined;
  /** What must be shown beside the row, because of the sources of the above. */
  credits: readonly Attribution[];
}

export interface MerchantCategory {
  /** The same in every language: for a host app's own colours and charts. */
  key: CategoryKey;
  /** One of twelve, `--mry-hue-green-tint` and `-ink`, or `neutral`. */
  hue: Hue;
  /** In the reader's language; the service's own words, if the library does not know them. */
  label: string;
  /** The service's picture, where it is shown instead of the icon (`categoryPictures`). */
  picture: MerchantPicture | undefined;
  /** `own`: from `icons` of `DisplayProvider`. `builtIn`: a name, in no language. */
  icon: Icon<ReactNode>;
}

/**
 * What `TransactionRow` says of a merchant, for rows of a host app's own: names without invisible
 * characters, pictures that the image policy allows, nothing of sources that are kept out of rows.
 * Keeps its identity while nothing in it changes, if `transaction` keeps its own.
 */
export function useMerchantView(
  lookup: RowLookup | undefined,
  transaction: Transaction,
): MerchantView {
  const display = useDisplay();
  const view = useRowView(lookup, transaction, display);
  return useMemo(() => {
    const { status, name, nameSource, category } = view;
    const monogram = monogramOf(name ?? '', display.locale);
    const { credits } = rowCredits(view, display);
    const { picture } = view.tile;
    const via = view.intermediary?.name;
    const hours = view.hours?.text;
    return { status, name, nameSource, monogram, picture, category, via, hours, credits };
  }, [view, display]);
}
