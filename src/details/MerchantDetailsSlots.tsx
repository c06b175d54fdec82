'use client';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { renderSlot, type Slot } from '../components/markup/renderSlot.js';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import type { MerchantRecord } from '../service/types.js';

/** The state of the details, as their slots receive it. */
export interface MerchantDetailsState {
  transaction: ListedTransaction;
  lookup: MerchantLookup | undefined;
  /** The record shown. `place`, `contact` and `reviews` get only its fields from one source. */
  merchant: MerchantRecord | undefined;
  /** Index of that record in `lookup.merchants`. */
  candidate: number;
  onCandidateChange: (candidate: number) => void;
  /** Level of the section headings. */
  sectionLevel: 2 | 3 | 4 | 5 | 6;
}

/**
 * The parts of the details, from top to bottom. A node replaces the default part, `null` removes
 * it, and an omitted slot keeps it. A function gets the state and the default part; it must not use
 * hooks. `map`, `visits`, `actions` and `report` have no default part. A slot is used only if its
 * default part would show something: `hours` is not called for a record without hours. Its content
 * stays next to the attribution of its default part. A slot that shows other fields of the record
 * must credit their sources itself, and so must a `header`.
 */
export interface MerchantDetailsSlots {
  /** Everything from `logo` to `chips`. */
  header?: Slot<MerchantDetailsState>;
  /** The merchant's logo. */
  logo?: Slot<MerchantDetailsState>;
  /**
   * The merchant's name. It is inside the heading, so it must be text and pictures only. If the
   * slot removes the default name, that still names the article.
   */
  name?: Slot<MerchantDetailsState>;
  /** The amount. */
  amount?: Slot<MerchantDetailsState>;
  /** Date and time of the transaction. */
  date?: Slot<MerchantDetailsState>;
  /** The card, `meta` and "Online", next to the date. */
  notes?: Slot<MerchantDetailsState>;
  /** Icon and label of the category. */
  category?: Slot<MerchantDetailsState>;
  /** Category, state, intermediary and rating. */
  chips?: Slot<MerchantDetailsState>;
  /** The state of the lookup as text, announced when it changes, and the retry button. */
  status?: Slot<MerchantDetailsState>;
  /** The choice between several merchants. */
  candidates?: Slot<MerchantDetailsState>;
  /** Map, address and directions, once per source. */
  place?: Slot<MerchantDetailsState>;
  /**
   * A map of the place, in `place`; no default. Used only for a record with a `position` that was
   * not bought online, and not if `attributions` has `map: false` for the source of the position;
   * gets the whole record. A single picture that fails to load takes no space.
   */
  map?: Slot<MerchantDetailsState>;
  /** Whether the place is open, and its weekly hours. */
  hours?: Slot<MerchantDetailsState>;
  /** Phone and website, once per source. */
  contact?: Slot<MerchantDetailsState>;
  /** The reader's other payments to the merchant, such as `MerchantVisits`; no default. */
  visits?: Slot<MerchantDetailsState>;
  /** Rating, price level and reviews, once per source. */
  reviews?: Slot<MerchantDetailsState>;
  /** Brand, parent company and programmes. */
  about?: Slot<MerchantDetailsState>;
  /** How it was paid: `facts`, intermediary, card, method, booking date, recurrence and note. */
  payment?: Slot<MerchantDetailsState>;
  /** Original amount and rate, fee, cashback and share, in `payment`. */
  facts?: Slot<MerchantDetailsState>;
  /** The bank's raw text. */
  statement?: Slot<MerchantDetailsState>;
  /** The source of each group of fields. */
  sources?: Slot<MerchantDetailsState>;
  /** The bank's own actions, such as "Split this payment"; no default. */
  actions?: Slot<MerchantDetailsState>;
  /** The host app's own way to report a wrong merchant, after `actions`; no default. */
  report?: Slot<MerchantDetailsState>;
}

type SlotName = keyof MerchantDetailsSlots;

/**
 * Passes slots from `MerchantDetails` to its sections. Outside of it all sections show their
 * default parts.
 */
export const DetailsSlotsContext = /* @__PURE__ */ createContext<
  { slots: MerchantDetailsSlots; state: MerchantDetailsState } | undefined
>(undefined);

type RenderDetailsSlot = (
  name: SlotName,
  defaultPart: ReactNode,
  /** Record for the slot instead of the whole one. */
  merchant?: MerchantRecord,
) => ReactNode;

/** Returns a function that renders a slot, or null if there is nothing to show. */
export function useDetailsSlots(): RenderDetailsSlot {
  const context = useContext(DetailsSlotsContext);
  return (name, defaultPart, merchant) => {
    if (!context) return defaultPart;
    const { slots, state } = context;
    return renderSlot(slots[name], merchant ? { ...state, merchant } : state, defaultPart);
  };
}

interface DetailsSlotProps {
  name: SlotName;
  /** The default part. */
  children: ReactNode;
}

/** One slot as a component. Renders no element of its own. */
export function DetailsSlot({ name, children }: DetailsSlotProps): ReactElement {
  const slot = useDetailsSlots();
  return <>{slot(name, children)}</>;
}
