'use client';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type SyntheticEvent,
  useState,
} from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord } from '../../service/types.js';
import { loadOnce } from '../../utils/loadOnce.js';
import { composeHandlers } from '../hooks/composeHandlers.js';
import { useLoaded } from '../hooks/useLoaded.js';
import { extendElement } from '../markup/extendElement.js';
import type { NamesButton } from '../markup/namesButton.js';
import { describeIntermediary, type IntermediaryDescription } from './describeIntermediary.js';
import type { IntermediaryTooltipProps } from './IntermediaryTooltip.js';

export interface IntermediaryBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
}

/**
 * "via PayZip": the payment intermediary, unless it is the merchant itself. Renders a `<span>`
 * whose tooltip adds the website; without a website it is plain text and not a tab stop. Escape
 * closes the tooltip (WCAG 1.4.13).
 *
 * With a website it is a `<span role="note" tabindex="0">`. Nothing is rendered without an
 * intermediary, or if it is the merchant itself: names and websites are compared.
 */
export const IntermediaryBadge = /* @__PURE__ */ forwardRef<
  HTMLSpanElement,
  IntermediaryBadgeProps
>(function IntermediaryBadge({ merchant, ...rest }, ref) {
  const { messages } = useDisplay();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const intermediary = describeIntermediary(parseMerchant(merchant), messages);
  if (!intermediary) return null;
  const { host } = intermediary;
  const badge = renderIntermediary(intermediary, setAnchor);
  const open = badge.props.onPointerEnter;
  return (
    <>
      {extendElement(badge, {
        ...(host && { role: 'note' }),
        ...rest,
        ...(open && {
          onPointerEnter: composeHandlers(rest.onPointerEnter, open),
          onFocus: composeHandlers(rest.onFocus, open),
        }),
        // The tooltip must be reachable by keyboard.
        tabIndex: host ? (rest.tabIndex ?? 0) : undefined,
        ref,
      })}
      {anchor && host && (
        <IntermediaryOverlay anchor={anchor} content={host} onClose={() => setAnchor(undefined)} />
      )}
    </>
  );
});

interface IntermediaryElementProps {
  className?: string;
  onClick?: () => void;
  onPointerEnter?: ((event: SyntheticEvent<HTMLElement>) => void) | undefined;
}

/**
 * The element of `IntermediaryBadge`. Calls `show` when the mouse enters it. In a row it is not
 * focusable.
 */
export function renderIntermediary(
  { text, host }: IntermediaryDescription,
  show: (anchor: HTMLElement) => void,
  names?: NamesButton | undefined,
): ReactElement<IntermediaryElementProps> {
  // Touch presses the content underneath, such as the row.
  const open = host
    ? ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLElement>) =>
        (nativeEvent as PointerEvent).pointerType !== 'touch' && show(currentTarget)
    : undefined;
  return (
    <span {...names} className="mry-IntermediaryBadge" onPointerEnter={open}>
      {text}
    </span>
  );
}

/** Loaded when a pointer or the focus first reaches a badge. */
const loadTooltip = loadOnce('IntermediaryTooltip', () => import('./IntermediaryTooltip.js'));

/**
 * The tooltip of a badge, mounted on demand. If its code cannot be loaded it closes silently,
 * because a passing pointer did not ask for it.
 */
export function IntermediaryOverlay(props: IntermediaryTooltipProps): ReactElement | null {
  const Tooltip = useLoaded(loadTooltip, props.onClose)?.IntermediaryTooltip;
  return Tooltip ? <Tooltip {...props} /> : null;
}
