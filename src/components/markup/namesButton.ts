/** Attributes of a part of a pressable row. */
export interface NamesButton {
  id: string | undefined;
  'aria-hidden': true | undefined;
}

/**
 * Attributes of a part that is in the accessible name of its row's button (`aria-labelledby`). It
 * is hidden from screen readers, which would otherwise read every row twice.
 */
export const namesButton = (id: string | undefined): NamesButton | undefined =>
  id === undefined ? undefined : { id, 'aria-hidden': true };
