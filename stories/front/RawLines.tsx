import type { ReactElement } from 'react';
import type { HeroRow } from '../demo/demoTransactions.js';
import type { HeroDay } from './heroDays.js';
import './RawLines.css';

/** The lines of a statement as a bank sends them, on the same grid as the list beside them. */
export function RawLines({ days }: { days: readonly HeroDay[] }): ReactElement {
  return (
    <div className="RawLines">
      {days.map(({ date, rows }) => (
        <section key={date}>
          <h3 className="RawLines-day">{date.split('-').reverse().join('/')}</h3>
          <ul className="RawLines-rows">
            {rows.map((row) => (
              <RawLine key={row.transaction.id} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function RawLine({ text, detail, transaction }: HeroRow): ReactElement {
  return (
    <li className="RawLines-row">
      <code>{text}</code>
      <code>{transaction.amount}</code>
      <code className="RawLines-detail">{detail}</code>
    </li>
  );
}
