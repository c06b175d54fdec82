/** What a document says of one row. */
export interface DocumentRow {
  id: string | undefined;
  name: string | undefined;
  status: string | undefined;
}

/** What a document holds of a list. */
export interface DocumentRows {
  rows: DocumentRow[];
  /** Elements of the list with a `style` attribute. */
  styled: number;
}

/**
 * Reads the list of a document that was sent as `html`; without it, of the page. Runs in the page.
 */
export function readRows(html: string | undefined): DocumentRows {
  const from = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const rows = [...from.querySelectorAll<HTMLElement>('.mry-TransactionList-row')];
  return {
    rows: rows.map((row) => ({
      id: row.dataset.id,
      name: row.querySelector('.mry-MerchantName')?.textContent,
      status: row.querySelector<HTMLElement>('[data-status]')?.dataset.status,
    })),
    styled: from.querySelectorAll('.mry-TransactionList[style], .mry-TransactionList [style]')
      .length,
  };
}
