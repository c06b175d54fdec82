import {
  type DragEvent,
  type ReactElement,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type ListedTransaction,
  MerchantDetails,
  TransactionList,
  useMerchantDetails,
} from '../src/index.js';
import { novemberCsv, novemberStatement } from './demo/novemberCsv.js';
import { Card } from './frame/Card.js';
import { ImportSummary } from './import/ImportSummary.js';
import { parseTransactions } from './import/parseTransactions.js';
import { readFile } from './import/readFile.js';
import './YourOwnTransactions.css';

/** A pause in typing after which the rows are read: half a word finds no merchant. */
const TYPING_MS = 400;

const SAMPLE_JSON = JSON.stringify(
  [
    {
      id: 'tx-1',
      merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
      mcc: '5411',
      amount: '-57.60',
      currency: 'GBP',
      date: '2026-11-20T18:22:00Z',
    },
    {
      id: 'tx-2',
      merchant_name: 'PYZ*NORTHSIDE COFF 2041 LEEDS GB',
      amount: '-4.20',
      currency: 'GBP',
      date: '2026-11-20T08:12:00Z',
      state: 'pending',
    },
  ],
  null,
  2,
);

const SAMPLES = [
  { label: 'CSV', name: 'november.csv', text: novemberCsv },
  { label: 'Statement', name: 'Statement lines', text: novemberStatement },
  { label: 'JSON', name: 'rows.json', text: SAMPLE_JSON },
] as const;

const newestFirst = (rows: readonly ListedTransaction[]): ListedTransaction[] =>
  [...rows].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));

/** Selects a character; browsers do not scroll to a selection made by a script. */
function select(field: HTMLTextAreaElement, index: number): void {
  const linesBefore = field.value.slice(0, index).split('\n').length - 1;
  const lines = field.value.split('\n').length;
  field.focus();
  field.setSelectionRange(index, index + 1);
  field.scrollTop = (linesBefore / lines) * field.scrollHeight - field.clientHeight / 2;
}

/** What stands in the field, and where it is from. */
interface Source {
  name: string;
  text: string;
}

export interface YourOwnTransactionsProps {
  /** What stands in the text field at first. Default: a bank's CSV file. */
  sample?: string | undefined;
  /** Dates without a year are the last ones before it. Default: now. */
  now?: Date | undefined;
}

/**
 * A place for a reader's own rows, and the list they make at once. Whatever is wrong with the text,
 * none of it is lost.
 */
export function YourOwnTransactions({ sample, now }: YourOwnTransactionsProps): ReactElement {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [source, setSource] = useState<Source>(
    sample === undefined ? SAMPLES[0] : { name: 'Your rows', text: sample },
  );
  /** What is read: the text, once typing has stopped. */
  const [settled, setSettled] = useState(source.text);
  const [fileProblem, setFileProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [startedAt] = useState(() => new Date());
  const [opened, setOpened] = useState<ListedTransaction>();

  useEffect(() => {
    const timer = setTimeout(() => setSettled(source.text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [source.text]);

  const parsed = useMemo(
    () => parseTransactions(settled, { now: now ?? startedAt }),
    [settled, now, startedAt],
  );
  const transactions = useMemo(() => newestFirst(parsed.transactions), [parsed]);
  const { errorIndex } = parsed;

  const take = (next: Source) => {
    setFileProblem(undefined);
    setSource(next);
    setSettled(next.text);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      take({ name: file.name, text: await readFile(file) });
    } catch (error) {
      setFileProblem(error instanceof Error ? error.message : 'The file could not be read.');
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (file) void open(file);
    else if (text !== '') take({ name: 'Your rows', text });
  };

  return (
    <section
      className="YourOwnTransactions"
      aria-label="Your own transactions"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const next = event.relatedTarget;
        setOver(next instanceof Node && event.currentTarget.contains(next));
      }}
      onDrop={drop}
    >
      <Card className="YourOwnTransactions-input">
        <h2>Your own transactions</h2>
        <p id={`${id}-hint`} className="YourOwnTransactions-hint">
          Drop a file, or paste CSV, OFX, statement lines or JSON. Amounts, dates and people’s names
          never leave this page. Only a payment’s text, place and category code are looked up, by a
          stand-in service that knows fictional merchants.
        </p>
        <div className="YourOwnTransactions-actions">
          <label className="YourOwnTransactions-file">
            <input
              type="file"
              accept=".csv,.tsv,.txt,.json,.ofx,.qfx,text/plain,text/csv,application/json"
              onChange={(event) => {
                void open(event.target.files?.[0]);
                // The same file can be chosen again after it has been changed.
                event.target.value = '';
              }}
            />
            Choose a file
          </label>
          <fieldset>
            <legend>Example</legend>
            {SAMPLES.map(({ label, ...each }) => (
              <button
                key={label}
                type="button"
                aria-pressed={source.text === each.text}
                onClick={() => take(each)}
              >
                {label}
              </button>
            ))}
          </fieldset>
        </div>
        <ImportSummary
          id={`${id}-summary`}
          name={source.name}
          parsed={parsed}
          fileProblem={fileProblem}
          onShowError={
            errorIndex === undefined
              ? undefined
              : () => field.current && select(field.current, errorIndex)
          }
        />
        <label className="YourOwnTransactions-label" htmlFor={`${id}-text`}>
          Rows
        </label>
        <textarea
          ref={field}
          id={`${id}-text`}
          value={source.text}
          onChange={({ target }) => setSource({ name: 'Your rows', text: target.value })}
          onPaste={({ currentTarget }) => {
            // The field has the text only after the event.
            setTimeout(() => setSettled(currentTarget.value));
          }}
          aria-describedby={`${id}-hint ${id}-summary`}
          aria-invalid={parsed.problems.length > 0}
          rows={12}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
      </Card>
      <Card>
        <TransactionList
          transactions={transactions}
          aria-label="Your own transactions"
          onSelect={setOpened}
        />
      </Card>
      {opened && <Opened transaction={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

interface OpenedProps {
  transaction: ListedTransaction;
  onClose: () => void;
}

/** The details of a row, in a dialog over the page. */
function Opened({ transaction, onClose }: OpenedProps): ReactElement {
  const lookup = useMerchantDetails(transaction);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // The browser returns the focus to the row.
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="YourOwnTransactions-opened"
      aria-label={lookup.merchant?.name ?? transaction.merchant_name}
      onClose={onClose}
      closedby="any"
    >
      <div>
        <button type="button" onClick={close}>
          Close
        </button>
        <MerchantDetails transaction={transaction} lookup={lookup} />
      </div>
    </dialog>
  );
}
