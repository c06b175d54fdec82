'use client';
import { Anchor, Close, Content, Portal, Root } from '@radix-ui/react-popover';
import { type ReactElement, type RefObject, useRef } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import { merchantName } from '../../record/merchantName.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { useOverlayLayer } from '../hooks/useOverlayLayer.js';
import { MerchantCredits } from '../MerchantCredits.js';
import { OpeningHoursStatus } from './OpeningHoursStatus.js';
import { OpeningHoursTable } from './OpeningHoursTable.js';

export interface OpeningHoursDialogProps {
  id: string;
  merchant: MerchantRecord;
  transaction?: Transaction | undefined;
  placeTimeZone?: string | undefined;
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The non-modal popover beside its button. Escape closes it and returns the focus. */
export function OpeningHoursDialog(props: OpeningHoursDialogProps): ReactElement {
  const { id, merchant, transaction, placeTimeZone, anchor, open, onOpenChange } = props;
  const { messages } = useDisplay();
  const layer = useOverlayLayer(anchor, open);
  const pressedOutside = useRef(false);
  const name = merchantName(merchant, transaction);
  const label = name ? formatMessage(messages.openingHoursOf, { name }) : messages.openingHours;
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      {layer && (
        <Portal container={layer}>
          <Content
            id={id}
            className="mry-OpeningHoursDialog"
            aria-label={label}
            align="start"
            sideOffset={6}
            collisionPadding={12}
            onInteractOutside={(event) => {
              const target = event.target as Node | null;
              // The button handles its own press; closing here too would open it again.
              if (anchor.current?.contains(target)) event.preventDefault();
              else pressedOutside.current = true;
            }}
            onFocus={() => {
              pressedOutside.current = false;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // After a press elsewhere the focus stays there; moving it could close what it opened.
              if (!pressedOutside.current) anchor.current?.focus();
              pressedOutside.current = false;
            }}
          >
            <div className="mry-OpeningHoursDialog-header">
              <OpeningHoursStatus
                merchant={merchant}
                transaction={transaction}
                placeTimeZone={placeTimeZone}
              />
              <Close className="mry-OpeningHoursDialog-close" aria-label={messages.close}>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M4 4l8 8M12 4l-8 8" />
                </svg>
              </Close>
            </div>
            <OpeningHoursTable
              merchant={merchant}
              transaction={transaction}
              placeTimeZone={placeTimeZone}
            />
            <MerchantCredits
              lookups={[merchant]}
              parts={['openingHours']}
              className="mry-OpeningHoursDialog-credits"
            />
          </Content>
        </Portal>
      )}
    </Root>
  );
}
