'use client';
import { type ReactElement, useRef } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import { merchantName } from '../../record/merchantName.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { MerchantCredits } from '../MerchantCredits/MerchantCredits.js';
import { Popover } from '../overlay/Popover.js';
import { OpeningHoursStatus } from './OpeningHoursStatus.js';
import { OpeningHoursTable } from './OpeningHoursTable.js';

export interface OpeningHoursDialogProps {
  merchant: MerchantRecord;
  transaction?: Transaction | undefined;
  placeTimeZone?: string | undefined;
  /** The button that opened it; gets `aria-expanded`, `aria-controls` and `data-state`. */
  anchor: HTMLElement;
  /** Requests to be unmounted. */
  onClose: () => void;
}

/** The week of a shop, in a popover of its button. */
export function OpeningHoursDialog({
  anchor,
  onClose,
  ...shop
}: OpeningHoursDialogProps): ReactElement {
  const { merchant, transaction } = shop;
  const { messages } = useDisplay();
  const closeButton = useRef<HTMLButtonElement>(null);
  const name = merchantName(merchant, transaction);
  return (
    <Popover
      label={name ? formatMessage(messages.openingHoursOf, { name }) : messages.openingHours}
      className="mry-OpeningHoursDialog"
      anchor={anchor}
      initialFocus={() => closeButton.current}
      onClose={onClose}
    >
      <div className="mry-OpeningHoursDialog-header">
        <OpeningHoursStatus {...shop} />
        <button
          ref={closeButton}
          type="button"
          className="mry-OpeningHoursDialog-close"
          aria-label={messages.close}
          onClick={onClose}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
        </button>
      </div>
      <div className="mry-OpeningHoursDialog-week">
        <OpeningHoursTable {...shop} />
      </div>
      <MerchantCredits
        lookups={[merchant]}
        parts={['openingHours']}
        className="mry-OpeningHoursDialog-credits"
      />
    </Popover>
  );
}
