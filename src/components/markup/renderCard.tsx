import type { ReactNode } from 'react';
import { formatMessage } from '../../i18n/formatMessage.js';
import type { Messages } from '../../i18n/Messages.js';

/** A card as banks write it: perhaps a name, symbols for the digits that are hidden, the last ones. */
const MASKED = /^(.*?)\s*(?:[•·∙*…]|\.\.|[xX]{2})[\s•·∙*….xX-]*(\d{2,6})$/u;

/** "•• 4417", read as "card ending 4417". Any other text is read as it is. */
export function renderCard(card: string, { cardEnding }: Pick<Messages, 'cardEnding'>): ReactNode {
  const [, name, digits] = MASKED.exec(card) ?? [];
  if (digits === undefined) return <bdi>{card}</bdi>;
  const words = formatMessage(cardEnding, { digits });
  return (
    <>
      <bdi aria-hidden="true">{card}</bdi>
      <span className="mry-Hidden">{name ? `${name} ${words}` : words}</span>
    </>
  );
}
