/** One row of a document. */
export interface DocumentRow {
  id: string | undefined;
  name: string | undefined;
  status: string | undefined;
}

/** The rows of a list in a document. */
export interface DocumentRows {
  rows: DocumentRow[];
  /** Elements of the list with a `style` attribute. */
  styled: number;
}

/** Reads the list in `html`, by default in the page itself. Runs in the page. */
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
