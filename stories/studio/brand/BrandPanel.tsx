import type { ReactElement, ReactNode } from 'react';
import { Choice } from '../controls/Choice.js';
import { ColorControl } from '../controls/ColorControl.js';
import { DraftField } from '../controls/DraftField.js';
import { resolveText } from '../theme/resolveText.js';
import type { StudioTheme } from '../theme/StudioTheme.js';
import type { Studio } from '../useStudioTheme.js';
import { alikeColors } from './alikeColors.js';
import { BrandFont } from './BrandFont.js';
import { setBrandColor } from './brandColor.js';
import {
  densities,
  densityOf,
  type LogoShape,
  logoShapeOf,
  logoShapes,
  setCorners,
  setDensity,
  setLogoShape,
} from './brandShape.js';
import { DerivedColors } from './DerivedColors.js';
import type { OwnFont } from './useOwnFont.js';
import './BrandPanel.css';

/** Half the height of a row: more only looks like a mistake. */
const MOST_CORNERS = 34;

interface BrandPanelProps {
  studio: Studio;
  font: OwnFont;
  onShowTokens(): void;
}

/** What makes most of a brand, in five choices: colour, font, corners, logos and density. */
export function BrandPanel({ studio, font, onShowTokens }: BrandPanelProps): ReactElement {
  const { theme, texts } = studio;
  const change = (next: (theme: StudioTheme) => StudioTheme, kind: string) => {
    // Once here to report errors to the control, and once more on the latest theme.
    next(theme);
    studio.change(next, `brand ${kind}`);
  };
  const alike = alikeColors(texts);
  const corners = Math.round(Number.parseFloat(resolveText(texts, 'radius', 'value')));
  return (
    <div className="BrandPanel">
      <Question
        title="Colour"
        hint="Buttons, links, focus and selected rows follow from it, in light and in dark. Details keep the colour of each merchant."
      >
        <ColorControl
          label="Brand colour"
          css={resolveText(texts, 'color.accent', 'value')}
          onChange={(css) => change((before) => setBrandColor(before, css), 'colour')}
        />
        <DerivedColors texts={texts} />
        <p role="status" className={alike.length > 0 ? 'BrandPanel-warning' : 'StudioHidden'}>
          {alike.length > 0 && `Links look like ${alike.join(' and ')}.`}
        </p>
      </Question>
      <Question title="Font" hint="Your own file stays in this page: it is not uploaded anywhere.">
        <BrandFont studio={studio} font={font} />
      </Question>
      <Question title="Corners">
        <div className="BrandPanel-corners">
          <input
            type="range"
            aria-label="Corners, slider"
            aria-valuetext={`${corners} pixels`}
            min={0}
            max={24}
            value={corners}
            onChange={({ target }) =>
              change((before) => setCorners(before, Number(target.value)), 'corners')
            }
          />
          <DraftField
            aria-label="Corners"
            inputMode="decimal"
            value={String(corners)}
            onText={(text) => change((before) => setCorners(before, readPixels(text)), 'corners')}
          />
          <span>px</span>
        </div>
      </Question>
      <Question title="Logos">
        <Choice
          name="Logos"
          options={Object.keys(logoShapes) as LogoShape[]}
          value={logoShapeOf(theme)}
          onValue={(shape) => change((before) => setLogoShape(before, shape), 'logos')}
        />
      </Question>
      <Question title="Density" hint="Rows of 68 or 56 pixels, unless the base has its own.">
        <Choice
          name="Density of the theme"
          options={densities}
          value={densityOf(theme)}
          onValue={(density) => change((before) => setDensity(before, density), 'density')}
        />
      </Question>
      <p className="BrandPanel-more">
        This is most of a brand.{' '}
        <button type="button" className="StudioLink" onClick={onShowTokens}>
          Everything else
        </button>
      </p>
    </div>
  );
}

function readPixels(text: string): number {
  const pixels = Number(text.trim() || Number.NaN);
  if (pixels >= 0 && pixels <= MOST_CORNERS) return pixels;
  throw new Error(`expected pixels from 0 to ${MOST_CORNERS}, but got: ${text || 'nothing'}`);
}

interface QuestionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

function Question({ title, hint, children }: QuestionProps): ReactElement {
  return (
    <section className="BrandPanel-question">
      <h3>{title}</h3>
      {hint && <p>{hint}</p>}
      {children}
    </section>
  );
}
