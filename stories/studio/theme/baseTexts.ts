import bold from '../../../src/theme/themes/bold.json' with { type: 'json' };
import contrast from '../../../src/theme/themes/contrast.json' with { type: 'json' };
import dense from '../../../src/theme/themes/dense.json' with { type: 'json' };
import type { DesignTokens } from '../../../tools/theme/DesignTokens.js';
import { readTokens } from '../../../tools/theme/readTokens.js';
import type { BaseName, TokenTexts } from './StudioTheme.js';
import { toTexts } from './tokenText.js';

const read = (document: object): TokenTexts => toTexts(readTokens(document as DesignTokens));

/** The tokens that each base names: the default names none. */
export const baseTexts: Readonly<Record<BaseName, TokenTexts>> = {
  default: {},
  bold: read(bold),
  dense: read(dense),
  contrast: read(contrast),
};
