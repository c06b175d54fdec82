import type { ReactElement } from 'react';
import type { Token } from '../../../tools/theme/Token.js';
import { changeToken, inheritToken } from '../theme/changeToken.js';
import { findVariable } from '../theme/defaultTokens.js';
import { followed, parseMultiple } from '../theme/parseMultiple.js';
import { resolveText } from '../theme/resolveText.js';
import type { Situation } from '../theme/StudioTheme.js';
import { isAlwaysNamed } from '../theme/tidyText.js';
import type { Studio } from '../useStudioTheme.js';
import { MultipleControl } from './MultipleControl.js';
import { tokenLabel } from './tokenLabel.js';
import { ValueControl } from './ValueControl.js';

interface SituationFieldProps {
  studio: Studio;
  token: Token;
  situation: Situation;
  /** `Dark`. */
  name: string;
}

/**
 * A token in one situation. If it has no value of its own there, the control has the inherited one,
 * and a change gives it its own.
 */
export function SituationField(props: SituationFieldProps): ReactElement {
  const { studio, token, situation, name } = props;
  const path = token.path.join('.');
  const css = studio.texts[path]?.[situation];
  const resolved = resolveText(studio.texts, path, situation);
  const source = followed(css ?? '');
  const label = `${tokenLabel(token)}, ${name.toLowerCase()}`;
  const set = (next: string) => {
    // Once here to report errors to the control, and once more on the latest theme.
    changeToken(studio.theme, path, situation, next);
    studio.change((theme) => changeToken(theme, path, situation, next), `${path} ${situation}`);
  };
  const inherit = () =>
    studio.change((theme) => inheritToken(theme, path, situation), `${path} ${situation} inherits`);
  const canInherit = situation !== 'value' && css !== undefined && !isAlwaysNamed(token, situation);
  const control = { label, token, onChange: set };
  return (
    <div className="SituationField" data-inherits={css === undefined ? '' : undefined}>
      <div className="SituationField-name">
        <span>{name}</span>
        {css === undefined && <span>as elsewhere</span>}
        {canInherit && (
          <button
            type="button"
            className="StudioLink"
            aria-label={`As elsewhere: ${label}`}
            onClick={inherit}
          >
            As elsewhere
          </button>
        )}
      </div>
      {css !== undefined && parseMultiple(css) ? (
        <MultipleControl {...control} css={css} resolved={resolved} />
      ) : source ? (
        <p className="SituationField-follows">
          {token.type === 'color' && <span style={{ background: resolved }} />}
          Follows {followedLabel(source)}: {resolved}
        </p>
      ) : (
        <ValueControl {...control} css={resolved} />
      )}
    </div>
  );
}

/** The name of another token within a sentence. */
export function followedLabel(variable: string): string {
  const token = findVariable(variable);
  return token ? tokenLabel(token).toLowerCase() : variable;
}
