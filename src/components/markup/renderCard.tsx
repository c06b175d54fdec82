import type { ReactNode } from 'react';
import { formatMessage } from '../../i18n/formatMessage.js';
import type { Messages } from '../../i18n/Messages.js';

/** A card as banks write it: perhaps a name, symbols for the digits that are hidden, the last ones. */
const MASKED = /^(.*?)\s*(?:[•·∙*…]|\.\.|[xX]{2})[\s•·∙*….xX-]*(\d{2,6})$/u;

/**
 * "•• 4417", read as "card ending 4417". Any other text is read as it is. In the name of a button,
 * which includes what is hidden from screen readers elsewhere, the words are a label.
 */
export function renderCard(
  card: string,
  { cardEnding }: Pick<Messages, 'cardEnding'>,
  isInName = false,
): ReactNode {
  const [, name, digits] = MASKED.exec(card) ?? [];
  if (digits === undefined) return <bdi>{card}</bdi>;
  const ending = formatMessage(cardEnding, { digits });
  const words = name ? `${name} ${ending}` : ending;
  if (isInName) {
    return (
      <bdi role="img" aria-label={words}>
        {card}
      </bdi>
    );
  }
  return (
    <>
      <bdi aria-hidden="true">{card}</bdi>
      <span className="mry-Hidden">{words}</span>
    </>
  );
}
