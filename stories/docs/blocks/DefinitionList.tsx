import type { ReactElement } from 'react';
import './DefinitionList.css';
import { Words } from './Words.js';

export interface DefinitionRow {
  /** Pieces of the term; a line may break between them. */
  term: readonly string[];
  about: string;
}

export interface DefinitionListProps {
  rows: readonly DefinitionRow[];
  /** Terms are words instead of code. Default false. */
  plain?: boolean;
}

/** Terms and their meanings, side by side or stacked on a phone. Renders a `<dl>`. */
export function DefinitionList({ rows, plain = false }: DefinitionListProps): ReactElement {
  return (
    <dl className="sb-unstyled DefinitionList">
      {rows.map(({ term, about }) => (
        <div key={term.join('')}>
          <dt>
            {plain ? (
              <strong>
                <Words text={term.join(' ')} />
              </strong>
            ) : (
              <Selector pieces={term} />
            )}
          </dt>
          <dd>
            <Words text={about} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Selector({ pieces }: { pieces: readonly string[] }): ReactElement {
  return (
    <code>
      {pieces.map((piece) => (
        <span key={piece}>
          {piece}
          <wbr />
        </span>
      ))}
    </code>
  );
}
