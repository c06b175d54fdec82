import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
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

const nameOf = (list: TransactionListHandle | null, id: string) =>
  list?.element?.querySelector<HTMLElement>(
    `[data-id="${CSS.escape(id)}"] .mry-TransactionRow-name`,
  );

/** Scrolls to a row, which may have to be mounted first, and focuses it. */
function focusRow(list: TransactionListHandle | null, id: string): void {
  if (!list?.scrollToTransaction(id)) return;
  const name = nameOf(list, id);
  if (name) name.focus({ preventScroll: true });
  else requestAnimationFrame(() => focusRow(list, id));
}

function OpenedTransaction(props: OpenedTransactionProps): ReactElement {
  const { transaction, transactions, onDispute } = props;
  const lookup = useMerchantDetails(transaction);
  return (
    <MerchantDetails
      transaction={transaction}
      lookup={lookup}
      map={() => <StreetMap />}
      visits={
        lookup.merchant && (
          <MerchantVisits visits={visitsOf(transaction, transactions)} current={transaction.id} />
        )
      }
      onReport={() => undefined}
      onDispute={onDispute}
    />
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

interface OpenedTransactionProps {
  transaction: ListedTransaction;
  /** Newest first. */
  transactions: readonly ListedTransaction[];
  onDispute: (transaction: ListedTransaction) => void;
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

/**
 * A list and its opened row, side by side where there is room; otherwise the details cover the
 * list. Enter opens a row, Alt with Up and Down opens its neighbours, Up and Down alone scroll, and
 * Escape goes back to the row.
 */
export function OpenedRow({
  transactions,
  onDispute = () => undefined,
}: {
  transactions: readonly ListedTransaction[];
  onDispute?: (transaction: ListedTransaction) => void;
}): ReactElement {
  const list = useRef<TransactionListHandle>(null);
  const panel = useRef<HTMLElement>(null);
  const lastId = useRef<string>(undefined);
  const [openId, setOpenId] = useState<string>();
  const isSheet = useSheet();
  const index = transactions.findIndex(({ id }) => id === openId);
  const opened = transactions[index];

  useEffect(() => {
    if (openId !== undefined) {
      const isInList = list.current?.element?.contains(document.activeElement);
      const isNew = lastId.current === undefined;
      // A reader who moves through the list stays in the list.
      if (isNew || !isInList) panel.current?.querySelector('h2')?.focus({ preventScroll: true });
    } else if (lastId.current !== undefined) focusRow(list.current, lastId.current);
    lastId.current = openId;
  }, [openId]);

  const step = (by: number) => {
    const next = transactions[index + by];
    if (!next) return;
    setOpenId(next.id);
    list.current?.scrollToTransaction(next.id);
    panel.current?.scrollTo(0, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpenId(undefined);
    const by = event.altKey ? STEPS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const follow = ({ target }: FocusEvent) => {
    if (openId === undefined || !target.matches('.mry-TransactionRow-name')) return;
    setOpenId(target.closest<HTMLElement>('[data-id]')?.dataset.id);
  };

  return (
    <div className="OpenedRow" data-open={opened ? '' : undefined}>
      <div className="OpenedRow-list" inert={isSheet && opened !== undefined}>
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
        <section ref={panel} className="OpenedRow-panel" aria-label="Opened" onKeyDown={onKeyDown}>
          <div className="OpenedRow-bar">
            <button
              type="button"
              className="OpenedRow-step"
              aria-label="Previous"
              aria-keyshortcuts="Alt+ArrowUp"
              disabled={index === 0}
              onClick={() => step(-1)}
            >
              {glyph(PREVIOUS)}
            </button>
            <button
              type="button"
              className="OpenedRow-step"
              aria-label="Next"
              aria-keyshortcuts="Alt+ArrowDown"
              disabled={index === transactions.length - 1}
              onClick={() => step(1)}
            >
              {glyph(NEXT)}
            </button>
            <button
              type="button"
              aria-label="Close"
              aria-keyshortcuts="Escape"
              onClick={() => setOpenId(undefined)}
            >
              {glyph(CLOSE)}
            </button>
          </div>
          <OpenedTransaction
            transaction={opened}
            transactions={transactions}
            onDispute={onDispute}
          />
        </section>
      )}
    </div>
  );
}
