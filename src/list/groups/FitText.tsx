import type { ReactElement } from 'react';

/**
 * A line that the style sheet replaces by its short form where space is tight. The short form comes
 * from an attribute, so that the text is in the document only once.
 */
export function FitText({ text, short }: { text: string; short: string }): ReactElement {
  return (
    <>
      <span aria-hidden="true" data-short={short} className="mry-TransactionList-fitLeast" />
      <span className="mry-TransactionList-fitBox">
        <span className="mry-TransactionList-fitForms">
          <span className="mry-TransactionList-fitWhole">{text}</span>
          <span aria-hidden="true" data-short={short} className="mry-TransactionList-fitShort" />
        </span>
      </span>
    </>
  );
}

/** The short form of sums in several currencies: the first, and that there are more. */
export const shortSums = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} …` : first;
