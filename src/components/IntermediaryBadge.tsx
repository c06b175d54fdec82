'use client';
import { clsx } from 'clsx';
import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  forwardRef,
  lazy,
  Suspense,
  useState,
} from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { formatMessage } from '../i18n/formatMessage.js';
import { namedIntermediary } from '../record/namedIntermediary.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord } from '../service/types.js';
import { composeHandlers } from './hooks/composeHandlers.js';
import type { IntermediaryTooltipProps } from './IntermediaryTooltip.js';

export interface IntermediaryBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
}

/**
 * Loaded when a pointer or the focus first reaches a badge. If it cannot be loaded, the badge stays
 * without a tooltip.
 */
const IntermediaryTooltip = lazy<ComponentType<IntermediaryTooltipProps>>(() =>
  import('./IntermediaryTooltip.js').then(
    (module) => ({ default: module.IntermediaryTooltip }),
    () => ({ default: () => null }),
  ),
);

/**
 * "via PayZip": the payment intermediary, where it is not the merchant itself. Renders a `<span>`
 * whose tooltip adds the website; without a website the badge is plain text and no tab stop. Escape
 * closes the tooltip (WCAG 1.4.13).
 */
export const IntermediaryBadge = forwardRef<HTMLSpanElement, IntermediaryBadgeProps>(
  function IntermediaryBadge({ merchant: json, tabIndex = 0, className, ...rest }, ref) {
    const { messages } = useDisplay();
    const [anchor, setAnchor] = useState<HTMLElement>();
    const intermediary = namedIntermediary(parseMerchant(json));
    if (!intermediary) return null;
    const text = formatMessage(messages.via, { name: intermediary.name });
    const root = clsx('mry-IntermediaryBadge', className);
    if (!intermediary.host) {
      return (
        <span {...rest} ref={ref} className={root}>
          {text}
        </span>
      );
    }
    const show = (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget);
    return (
      <>
        <span
          // The tooltip must be reachable by keyboard.
          tabIndex={tabIndex}
          role="note"
          {...rest}
          ref={ref}
          className={root}
          onPointerEnter={composeHandlers(rest.onPointerEnter, show)}
          onFocus={composeHandlers(rest.onFocus, show)}
        >
          {text}
        </span>
        {anchor && (
          <Suspense>
            <IntermediaryTooltip
              anchor={anchor}
              content={intermediary.host}
              onClose={() => setAnchor(undefined)}
            />
          </Suspense>
        )}
      </>
    );
  },
);
