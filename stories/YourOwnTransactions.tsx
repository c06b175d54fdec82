import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { type ListedTransaction, TransactionList } from '../src/index.js';
import { Card } from './frame/Card.js';
import { type ParsedTransactions, parseTransactions } from './parseTransactions.js';
import './YourOwnTransactions.css';

const MAX_SHOWN_PROBLEMS = 8;

const newestFirst = (rows: readonly ListedTransaction[]): ListedTransaction[] =>
  [...rows].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));

/** Selects a character and brings its line to the middle; browsers do not scroll to a selection made by a script. */
function select(field: HTMLTextAreaElement, index: number): void {
  const linesBefore = field.value.slice(0, index).split('\n').length - 1;
  const lines = field.value.split('\n').length;
  field.setSelectionRange(index, index + 1);
  field.scrollTop = (linesBefore / lines) * field.scrollHeight - field.clientHeight / 2;
}

export interface YourOwnTransactionsProps {
  /** What stands in the text field at first. */
  sample: string;
}

/** A text field for a reader's own rows, and the list they make. Whatever is wrong with the text, none of it is lost. */
export function YourOwnTransactions({ sample }: YourOwnTransactionsProps): ReactElement {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(sample);
  const [transactions, setTransactions] = useState<readonly ListedTransaction[]>();
  const [parsed, setParsed] = useState<ParsedTransactions>();
  const { problems = [], leftOut = 0 } = parsed ?? {};
  const hidden = problems.length - MAX_SHOWN_PROBLEMS;

  const enrich = (event: FormEvent) => {
    event.preventDefault();
    const result = parseTransactions(text);
    setParsed(result);
    if (result.transactions.length > 0) {
      setTransactions(newestFirst(result.transactions));
      return;
    }
    field.current?.focus();
    if (result.errorIndex !== undefined && field.current) select(field.current, result.errorIndex);
  };

  return (
    <div className="YourOwnTransactions">
      <Card className="YourOwnTransactions-input">
        <form onSubmit={enrich} noValidate>
          <h2>Your own transactions</h2>
          <label htmlFor={`${id}-text`}>Transactions as JSON</label>
          <p id={`${id}-hint`} className="YourOwnTransactions-hint">
            An array of rows, each with <code>id</code>, <code>amount</code>, <code>currency</code>{' '}
            and <code>date</code>. <code>merchant_name</code>, <code>city</code>,{' '}
            <code>country</code> and <code>mcc</code> help to find the merchant. The merchants here
            are fictional, and what you type stays on this machine.
          </p>
          <textarea
            ref={field}
            id={`${id}-text`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-describedby={`${id}-hint${problems.length > 0 ? ` ${id}-problems` : ''}`}
            aria-invalid={problems.length > 0}
            rows={14}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
          />
          <div role="alert" id={`${id}-problems`} className="YourOwnTransactions-problems">
            {leftOut > 0 && (
              <p>{leftOut === 1 ? 'One row is left out:' : `${leftOut} rows are left out:`}</p>
            )}
            {problems.length > 0 && (
              <ul>
                {problems.slice(0, MAX_SHOWN_PROBLEMS).map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
                {hidden > 0 && <li>and {hidden} more</li>}
              </ul>
            )}
          </div>
          <button type="submit">Enrich</button>
        </form>
      </Card>
      <Card>
        {transactions ? (
          <TransactionList transactions={transactions} aria-label="Your own transactions" />
        ) : (
          <p className="YourOwnTransactions-nothing">Your rows appear here, newest first.</p>
        )}
      </Card>
    </div>
  );
}
