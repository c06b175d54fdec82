import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type ListedTransaction,
  MerchantDetails,
  MerchantVisits,
  TransactionList,
  type TransactionListHandle,
  useMerchantDetails,
} from '../src/index.js';
import { Card } from './frame/Card.js';
import './OpenedRow.css';
import { StreetMap } from './StreetMap.js';

/** Below this width the details cover the list. OpenedRow.css has the same value. */
const SHEET = '(max-width: 959px)';
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function useSheet(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(SHEET);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(SHEET).matches,
  );
}

/** Bars that fit a phone. */
const MAX_VISITS = 6;
/** The bank's text without a till's number, which differs from visit to visit. */
const shopOf = ({ merchant_name }: ListedTransaction) => merchant_name?.replace(/\d+/g, '');

/** The payments of the same account to the same shop, up to this one, oldest first. */
function visitsOf(
  transaction: ListedTransaction,
  transactions: readonly ListedTransaction[],
): readonly ListedTransaction[] {
  return transactions
    .filter((other) => shopOf(other) === shopOf(transaction) && other.date <= transaction.date)
    .slice(0, MAX_VISITS)
    .reverse();
}

/** Path data on a grid of 16. */
const CLOSE = 'M3.75 3.75l8.5 8.5M12.25 3.75l-8.5 8.5';
const PREVIOUS = 'M9.75 3.5 5.25 8l4.5 4.5';
const NEXT = 'M6.25 3.5 10.75 8l-4.5 4.5';

const glyph = (path: string) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
);

interface PanelProps {
  transaction: ListedTransaction;
  /** Newest first. */
  transactions: readonly ListedTransaction[];
  isSheet: boolean;
  ref: RefObject<HTMLDialogElement | null>;
  onStep: (by: number) => void;
  onClose: () => void;
  onDispute: (transaction: ListedTransaction) => void;
}

/** The opened row: a dialog beside the list, or a modal one over it. */
function Panel(props: PanelProps): ReactElement {
  const { transaction, transactions, isSheet, ref, onStep, onClose, onDispute } = props;
  const lookup = useMerchantDetails(transaction);
  const index = transactions.indexOf(transaction);
  useEffect(() => {
    if (!isSheet || !ref.current) return;
    ref.current.showModal();
    // None of its buttons is what a reader came for.
    ref.current.querySelector<HTMLElement>('.OpenedRow-scroller')?.focus();
  }, [isSheet, ref]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isSheet) onClose();
    const by = event.altKey ? STEPS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <dialog
      ref={ref}
      open={!isSheet || undefined}
      className="OpenedRow-panel"
      aria-label={lookup.merchant?.name ?? transaction.merchant_name}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // All of it is filled, so that a click on itself is one on its backdrop.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="OpenedRow-scroller" tabIndex={-1}>
        <div className="OpenedRow-bar">
          <button
            type="button"
            className="OpenedRow-step"
            aria-label="Previous"
            aria-keyshortcuts="Alt+ArrowUp"
            disabled={index === 0}
            onClick={() => onStep(-1)}
          >
            {glyph(PREVIOUS)}
          </button>
          <button
            type="button"
            className="OpenedRow-step"
            aria-label="Next"
            aria-keyshortcuts="Alt+ArrowDown"
            disabled={index === transactions.length - 1}
            onClick={() => onStep(1)}
          >
            {glyph(NEXT)}
          </button>
          <button type="button" aria-label="Close" aria-keyshortcuts="Escape" onClick={onClose}>
            {glyph(CLOSE)}
          </button>
        </div>
        <MerchantDetails
          transaction={transaction}
          lookup={lookup}
          slots={{
            map: <StreetMap />,
            visits: lookup.merchant ? (
              <MerchantVisits
                visits={visitsOf(transaction, transactions)}
                current={transaction.id}
              />
            ) : null,
          }}
          onReport={() => undefined}
          onDispute={onDispute}
        />
      </div>
    </dialog>
  );
}

interface OpenedRowProps {
  transactions: readonly ListedTransaction[];
  /** The row that is open at first. */
  defaultOpenId?: string | undefined;
  onDispute?: (transaction: ListedTransaction) => void;
}

/**
 * A list and its opened row, side by side where there is room; otherwise the details cover the
 * list. Enter opens a row, Alt with Up and Down opens its neighbours, Up and Down alone scroll, and
 * Escape goes back to the row.
 */
export function OpenedRow(props: OpenedRowProps): ReactElement {
  const { transactions, defaultOpenId, onDispute = () => undefined } = props;
  const list = useRef<TransactionListHandle>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const lastId = useRef(defaultOpenId);
  const [openId, setOpenId] = useState(defaultOpenId);
  const isSheet = useSheet();
  const index = transactions.findIndex(({ id }) => id === openId);
  const opened = transactions[index];

  useEffect(() => {
    if (lastId.current === openId) return;
    if (openId !== undefined) {
      const isInList = list.current?.element?.contains(document.activeElement);
      const isNew = lastId.current === undefined;
      // A reader who moves through the list stays in the list.
      if (isNew || !isInList) panel.current?.querySelector('h2')?.focus({ preventScroll: true });
    } else if (lastId.current !== undefined) list.current?.focusTransaction(lastId.current);
    lastId.current = openId;
  }, [openId]);

  const step = (by: number) => {
    const next = transactions[index + by];
    if (!next) return;
    setOpenId(next.id);
    list.current?.scrollToTransaction(next.id);
    panel.current?.firstElementChild?.scrollTo(0, 0);
  };
  const follow = ({ target }: FocusEvent) => {
    if (openId === undefined || !target.matches('.mry-TransactionRow-name')) return;
    setOpenId(target.closest<HTMLElement>('[data-id]')?.dataset.id);
  };

  return (
    <div className="OpenedRow">
      <div className="OpenedRow-list">
        <Card>
          <TransactionList
            ref={list}
            transactions={transactions}
            selectedId={openId}
            onFocus={follow}
            onKeyDown={({ key }) => key === 'Escape' && setOpenId(undefined)}
            onSelect={({ id }) => setOpenId(id)}
          />
        </Card>
      </div>
      {opened && (
        <Panel
          // Modal or not: a dialog cannot become the other.
          key={String(isSheet)}
          ref={panel}
          transaction={opened}
          transactions={transactions}
          isSheet={isSheet}
          onStep={step}
          onClose={() => setOpenId(undefined)}
          onDispute={onDispute}
        />
      )}
    </div>
  );
}
