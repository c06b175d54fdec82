import { expect, it } from 'vitest';
import { adviceFor } from '../../../../stories/studio/contrast/adviceFor.js';
import { contrastReport } from '../../../../stories/studio/contrast/contrastReport.js';
import { fixContrast } from '../../../../stories/studio/contrast/fixContrast.js';
import { allTexts } from '../../../../stories/studio/theme/applyChanges.js';
import { changeToken } from '../../../../stories/studio/theme/changeToken.js';
import { newTheme } from '../../../../stories/studio/theme/StudioTheme.js';

function adviceOn(path: string, css: string, foreground: string): string | undefined {
  const texts = allTexts(changeToken(newTheme, path, 'value', css));
  const results = contrastReport(texts);
  const failing = results.find((result) => !result.passes && result.foreground === foreground);
  return failing && adviceFor(failing, fixContrast(failing, results, texts), { texts, results });
}

it('says in which direction a colour has to go', () => {
  expect(adviceOn('color.text-muted', '#9aa0a6', 'color.text-muted')).toBe(
    'Make text muted darker.',
  );
});

it('names the colour that is followed', () => {
  expect(adviceOn('accent.lightest', '1', 'color.accent-ink')).toBeUndefined();
  expect(adviceOn('color.surface', '#777777', 'color.accent-ink')).toBe(
    'Accent ink follows accent: change that, or detach it.',
  );
});

it('names the background where no lightness suits', () => {
  expect(adviceOn('color.hover', '#000000', 'color.text-muted')).toBe(
    'No lightness of text muted suits all it stands on: make hover lighter.',
  );
});
