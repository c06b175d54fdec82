import type { ReactElement } from 'react';
import { cssValue } from '../../../tools/theme/cssValue.js';
import type { Token } from '../../../tools/theme/Token.js';
import './TokenList.css';

/** Variables with purpose, default and, for colours, a swatch. Renders a `<ul>`. */
export function TokenList({ tokens }: { tokens: readonly Token[] }): ReactElement {
  return (
    <ul className="sb-unstyled TokenList">
      {tokens.map((token) => (
        <li key={token.variable}>
          <code className="TokenList-name">{token.variable}</code>
          <span className="TokenList-about">{token.description}</span>
          <span className="TokenList-value">
            {token.type === 'color' && (
              <span
                aria-hidden="true"
                className="TokenList-swatch"
                style={{ background: `var(${token.variable})` }}
              />
            )}
            <code>{cssValue(token)}</code>
            {token.modes.dark !== undefined && token.type === 'color' && (
              <code>dark {cssValue(token, 'dark')}</code>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
