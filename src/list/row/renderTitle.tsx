import type { ComponentProps, ReactElement } from 'react';
import { type Name, renderName } from '../../components/MerchantName/MerchantName.js';
import { textDirection } from '../../i18n/textDirection.js';

export interface RowTitle extends Name {
  /** Follows a date that stands in the name's place. */
  time?: string | undefined;
  /** Props of the name's button, if the row can be pressed. */
  button: ComponentProps<'button'> | undefined;
}

/** Renders the name; its element is also the grid item. */
export function renderTitle({ name, time, nameSource, button }: RowTitle): ReactElement {
  const className = 'mry-MerchantName mry-TransactionRow-name';
  const timePart = time && <span className="mry-TransactionRow-time">{time}</span>;
  if (!button && !timePart) return renderName({ name, nameSource }, className);
  if (!button)
    return (
      <bdi className={className}>
        {name} {timePart}
      </bdi>
    );
  return (
    <button
      type="button"
      // Sets the name's own direction, so that truncation removes its end, not its beginning. A
      // `<bdi>` does that by default.
      dir={textDirection(name)}
      className={className}
      data-source={nameSource}
      {...button}
    >
      {/* A new key for a new text, as in `renderName`. */}
      <span key={name}>{name}</span>
      {timePart && ' '}
      {timePart}
    </button>
  );
}
