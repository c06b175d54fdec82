'use client';
import { type ReactNode, useMemo } from 'react';
import type { Attribution } from '../../display/Attribution.js';
import type { MerchantPicture } from '../../display/images/imageProps.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { CategoryKey } from '../../record/categories.js';
import type { Icon } from '../../record/iconFor.js';
import { type Hue, type Monogram, monogramOf } from '../../record/monogram.js';
import type { Transaction } from '../../service/types.js';
import type { RowLookup } from './describeRow.js';
import { rowCredits } from './rowCredits.js';
import { useRowView } from './useRowView.js';

/** What a row shows of its merchant, for the host app's own elements. */
export interface MerchantView {
  /** Status of the lookup. */
  status: RowLookup['status'];
  /** The merchant's name, else the bank's raw text; undefined if both are blank. */
  name: string | undefined;
  /** `counterparty`: a person's name. `transaction`: the bank's raw text. */
  nameSource: 'merchant' | 'counterparty' | 'transaction';
  /** Shown while there is no picture: a letter, and one of twelve hues. */
  monogram: Monogram;
  /** The logo, else the picture of the brand, the parent company or the category. */
  picture: MerchantPicture | undefined;
  /** The category; "Payment" or "Card payment" if it is unknown. */
  category: MerchantCategory;
  /** Name of the payment intermediary, unless it is the merchant itself. */
  via: string | undefined;
  /**
   * A text such as "Open until 18:00"; before mounting, a generic text for opening hours. Undefined
   * without hours, for an online purchase, and if `rowHours` excludes them.
   */
  hours: string | undefined;
  /** Credits required for the sources of the above. */
  credits: readonly Attribution[];
}

export interface MerchantCategory {
  /** Independent of language, for a host app's own colours and charts. */
  key: CategoryKey;
  /** One of twelve hues, `--mry-hue-green-tint` and `-ink`, or `neutral`. */
  hue: Hue;
  /** In the reader's language; the service's text, if the library does not know it. */
  label: string;
  /** The service's picture, if it is shown instead of the icon (`categoryPictures`). */
  picture: MerchantPicture | undefined;
  /** `own`: from `icons` of `DisplayProvider`. `builtIn`: a name, independent of language. */
  icon: Icon<ReactNode>;
}

/**
 * What `TransactionRow` shows of a merchant, for a host app's own rows: names without invisible
 * characters, pictures that the image policy allows, nothing from sources that are kept out of
 * rows. Keeps its identity until something in it changes, if `transaction` keeps its own.
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
