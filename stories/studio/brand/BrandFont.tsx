import { type ReactElement, useState } from 'react';
import { Choice } from '../controls/Choice.js';
import { changeToken } from '../theme/changeToken.js';
import { defaultTexts } from '../theme/tokenText.js';
import type { Studio } from '../useStudioTheme.js';
import { FONT_FILES, type OwnFont } from './useOwnFont.js';

const FAMILY = 'font.family';
const FALLBACK = 'system-ui, sans-serif';
const INTER = `"Inter Variable", Inter, ${FALLBACK}`;

interface BrandFontProps {
  studio: Studio;
  font: OwnFont;
}

/** The system's font, Inter, or one from a file. */
export function BrandFont({ studio, font }: BrandFontProps): ReactElement {
  const [problem, setProblem] = useState<string>();
  const system = defaultTexts[FAMILY]?.value ?? FALLBACK;
  const families: Record<string, string> = {
    System: system,
    Inter: INTER,
    ...(font.name && { [font.name]: `${font.name}, ${FALLBACK}` }),
  };
  const css = studio.texts[FAMILY]?.value;
  const use = (family: string) =>
    studio.change((theme) => changeToken(theme, FAMILY, 'value', family), 'brand font');
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      const name = await font.load(file);
      use(`${name}, ${FALLBACK}`);
      setProblem(undefined);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <>
      <Choice
        name="Font"
        options={Object.keys(families)}
        value={Object.keys(families).find((name) => families[name] === css)}
        onValue={(name) => use(families[name] ?? system)}
      />
      <label className="StudioFile">
        <span>Your own font</span>
        <input
          type="file"
          accept={FONT_FILES}
          aria-invalid={problem !== undefined}
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      {problem && (
        <p role="status" className="StudioProblem">
          Still as it was: {problem}
        </p>
      )}
      {font.name && (
        <p className="BrandPanel-note">
          The exported theme names this font. The app has to load it.
        </p>
      )}
    </>
  );
}
