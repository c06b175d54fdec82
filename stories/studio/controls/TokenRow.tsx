import { memo, type ReactElement, useState } from 'react';
import type { Token } from '../../../tools/theme/Token.js';
import { formatContrast } from '../contrast/contrastOf.js';
import type { ContrastResult } from '../contrast/contrastReport.js';
import { detachToken, resetToken, setToken } from '../theme/changeToken.js';
import { followed } from '../theme/parseMultiple.js';
import type { Situation, StudioTheme, TokenText } from '../theme/StudioTheme.js';
import { situations } from '../theme/tidyText.js';
import { defaultTexts } from '../theme/tokenText.js';
import type { Studio } from '../useStudioTheme.js';
import { followedLabel, SituationField } from './SituationField.js';
import { situationLabel, situationsOf } from './situationsOf.js';
import { tokenLabel } from './tokenLabel.js';
import './TokenRow.css';

interface TokenRowProps {
  studio: Studio;
  token: Token;
  /** Pairs of this colour with too little contrast. */
  failing: readonly ContrastResult[];
  onShowContrast(): void;
  /** Whether to include values for readers who prefer more contrast or less motion. */
  withWishes: boolean;
}

const WISHES: readonly Situation[] = ['reduced', 'contrast', 'contrast-dark'];

/**
 * A token with all its controls. Renders an `<li>`, with `data-changed` if it differs from the
 * base.
 */
export const TokenRow = memo(function TokenRow(props: TokenRowProps): ReactElement | null {
  const { studio, token, failing, onShowContrast, withWishes } = props;
  const [problem, setProblem] = useState<string>();
  const path = token.path.join('.');
  const text = studio.texts[path];
  if (!text) return null;
  /** Whether it is possible: another token may follow this one by now. */
  const change = (next: (theme: StudioTheme) => StudioTheme, kind: string): boolean => {
    try {
      next(studio.theme);
    } catch (error) {
      setProblem((error as Error).message);
      return false;
    }
    setProblem(undefined);
    studio.change(next, `${path} ${kind}`);
    return true;
  };
  const label = tokenLabel(token);
  const isChanged = path in studio.theme.changes;
  const all = situationsOf(token, text);
  const shown = all.filter((situation) => withWishes || !WISHES.includes(situation));
  const source = sourceOf(text);
  const again = defaultTexts[path];
  const formerSource = source === undefined && again ? sourceOf(again) : undefined;
  const worst = failing.toSorted((a, b) => a.ratio - b.ratio)[0];
  return (
    <li
      className="TokenRow"
      data-type={token.type}
      data-path={path}
      data-changed={isChanged ? '' : undefined}
      data-single={shown.length === 1 ? '' : undefined}
    >
      <div className="TokenRow-head">
        <h4 title={token.variable}>{label}</h4>
        {worst && (
          <button type="button" className="StudioFlag" onClick={onShowContrast}>
            Contrast {formatContrast(worst.ratio)}
            <span className="StudioHidden"> of {label}: show</span>
          </button>
        )}
        <span className="TokenRow-actions">
          {/* One button, so that the focus stays where it is. */}
          {(source || formerSource) && (
            <button
              type="button"
              className="StudioLink"
              onClick={() =>
                change(
                  (theme) =>
                    source || !again ? detachToken(theme, path) : setToken(theme, path, again),
                  'follows',
                )
              }
            >
              {source ? 'Detach' : 'Follow'}
              <span className="StudioHidden"> {label}:</span>{' '}
              {source ? `from ${followedLabel(source)}` : followedLabel(formerSource ?? '')}
            </button>
          )}
          {isChanged && (
            <button
              type="button"
              className="StudioLink"
              onClick={({ currentTarget }) => {
                const input = currentTarget.closest('li')?.querySelector('input');
                // The button is removed, and the focus must not be lost with it.
                if (change((theme) => resetToken(theme, path), 'resets')) input?.focus();
              }}
            >
              Reset<span className="StudioHidden"> {label}</span>
            </button>
          )}
        </span>
      </div>
      {problem && (
        <p role="status" className="StudioProblem">
          Still as it was: {problem}
        </p>
      )}
      {token.description && <p className="TokenRow-description">{token.description}</p>}
      <div className="TokenRow-fields">
        {shown.map((situation) => (
          <SituationField
            key={situation}
            studio={studio}
            token={token}
            situation={situation}
            name={situationLabel(situation, all)}
          />
        ))}
      </div>
    </li>
  );
}, isSameRow);

function isSameRow(before: TokenRowProps, after: TokenRowProps): boolean {
  return (
    before.studio.theme === after.studio.theme &&
    before.failing === after.failing &&
    before.withWishes === after.withWishes &&
    before.onShowContrast === after.onShowContrast
  );
}

/** The variable that the token follows, in any situation. */
function sourceOf(text: TokenText): string | undefined {
  return situations.map((name) => followed(text[name] ?? '')).find(Boolean);
}
