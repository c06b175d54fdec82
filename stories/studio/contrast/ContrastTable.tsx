import type { ReactElement } from 'react';
import { formatContrast } from './contrastOf.js';
import { type ContrastResult, schemes } from './contrastReport.js';
import { pairLabel, schemeLabels } from './pairLabel.js';
import './ContrastTable.css';

/** Every pair in every scheme; those that fail anywhere come first. Renders a `<table>`. */
export function ContrastTable({ results }: { results: readonly ContrastResult[] }): ReactElement {
  const pairs = [...new Set(results.map(pairLabel))];
  const rows = pairs.map((pair) => {
    const all = results.filter((result) => pairLabel(result) === pair);
    return { pair, all, minimum: all[0]?.minimum, fails: all.some(({ passes }) => !passes) };
  });
  return (
    <table className="ContrastTable">
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Needs</th>
          {schemes.map((scheme) => (
            <th key={scheme} scope="col">
              {schemeLabels[scheme]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .toSorted((a, b) => Number(b.fails) - Number(a.fails))
          .map(({ pair, all, minimum }) => (
            <tr key={pair}>
              <th scope="row">{pair}</th>
              <td>{minimum}</td>
              {schemes.map((scheme) => (
                <Ratio key={scheme} result={all.find((result) => result.scheme === scheme)} />
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Ratio({ result }: { result: ContrastResult | undefined }): ReactElement {
  if (!result) {
    return (
      <td>
        <span aria-hidden="true">=</span>
        <span className="StudioHidden">the same</span>
      </td>
    );
  }
  return (
    <td data-fails={result.passes ? undefined : ''}>
      {!result.passes && <span className="StudioHidden">Too close: </span>}
      {formatContrast(result.ratio)}
    </td>
  );
}
