import type { ReactElement } from 'react';
import type { MatrixProps } from './Matrix.js';
import { Sheet } from './Sheet.js';
import { type SheetName, sheets } from './sheets.js';
import { stateAnchor } from './stateAnchor.js';
import './AllStates.css';

const names = Object.keys(sheets) as SheetName[];

const TITLES: Readonly<Record<SheetName, string>> = {
  rows: 'Rows',
  parts: 'Parts',
  forms: 'Lists and forms',
  find: 'Find',
  details: 'Details',
};

/** An index, and below it every component in every state and in each of these themes. */
export function AllStates(props: Pick<MatrixProps, 'themes' | 'inAllSettings'>): ReactElement {
  return (
    <>
      <nav className="AllStates-index" aria-label="All states">
        {names.map((name) => (
          <div key={name}>
            <h2>{TITLES[name]}</h2>
            <ul>
              {sheets[name].map((matrix) => (
                <li key={matrix.name}>
                  <a href={`#${stateAnchor(matrix.name)}`}>
                    {matrix.name} <span>{Object.keys(matrix.states).length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {names.map((name) => (
        <Sheet key={name} name={name} {...props} />
      ))}
    </>
  );
}
