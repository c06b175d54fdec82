import { TransactionList } from 'merchantry';
import { useEffect, useRef, useState } from 'react';
import { statement } from './statement.js';

const transactions = statement(2000);

/** A list in a dialog that grows as it opens. */
export function OpeningDialog() {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show transactions
      </button>
      {open && (
        <dialog ref={dialog} className="bank-dialog" onClose={() => setOpen(false)}>
          <TransactionList transactions={transactions} height={500} />
        </dialog>
      )}
    </>
  );
}
