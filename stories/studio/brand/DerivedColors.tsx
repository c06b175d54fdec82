import type { ReactElement } from 'react';
import { contrastOf, formatContrast } from '../contrast/contrastOf.js';
import { resolveText } from '../theme/resolveText.js';
import type { TokenTexts } from '../theme/StudioTheme.js';

const SCHEMES = [
  ['Light', 'value'],
  ['Dark', 'dark'],
] as const;

/** What each sample shows: its ink and its paper. */
const SAMPLES = [
  ['Button', 'color.on-accent', 'color.accent'],
  ['Pointer', 'color.on-accent', 'color.accent-hover'],
  ['Link', 'color.accent-ink', 'color.surface'],
  ['Selected', 'color.text', 'color.selected'],
] as const;

/** What follows from the brand's colour, in both schemes, each with its contrast. */
export function DerivedColors({ texts }: { texts: TokenTexts }): ReactElement {
  return (
    <table className="DerivedColors">
      <caption className="StudioHidden">What follows from the colour, with its contrast</caption>
      <tbody>
        {SCHEMES.map(([name, situation]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {SAMPLES.map(([label, ink, paper]) => {
              const [color, background] = [ink, paper].map((path) =>
                resolveText(texts, path, situation),
              );
              const ratio = contrastOf(color ?? '', background ?? '');
              return (
                <td key={label}>
                  <span style={{ color, background }}>{label}</span>
                  {formatContrast(ratio)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
