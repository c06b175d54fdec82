import type { ComponentProps, ReactElement } from 'react';
import { type Name, renderName } from '../../components/MerchantName/MerchantName.js';
import { textDirection } from '../../i18n/textDirection.js';

export interface RowTitle extends Name {
  /** Of the button that the name is, if the row can be pressed. */
  button: ComponentProps<'button'> | undefined;
}

/** The name at its place, which is the name's element itself. */
export function renderTitle({ name, nameSource, button }: RowTitle): ReactElement {
  const className = 'mry-MerchantName mry-TransactionRow-name';
  if (!button) return renderName({ name, nameSource }, className);
  return (
    <button
      type="button"
      // Its own, so that its end is cut, and not its beginning. A `<bdi>` has it by itself.
      dir={textDirection(name)}
      className={className}
      data-source={nameSource}
      {...button}
    >
      {/* As in `renderName`, another text is another element. */}
      <span key={name}>{name}</span>
    </button>
  );
}
