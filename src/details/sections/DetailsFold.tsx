import type { ReactElement, ReactNode } from 'react';
import { DetailsGlyph } from '../DetailsGlyph.js';

interface DetailsFoldProps {
  /** Always visible. */
  summary: ReactNode;
  children: ReactNode;
}

/** Content for some readers, folded initially. Renders a `<details>`. */
export function DetailsFold({ summary, children }: DetailsFoldProps): ReactElement {
  return (
    <details className="mry-DetailsFold">
      <summary className="mry-DetailsFold-summary">
        {summary}
        <DetailsGlyph name="down" />
      </summary>
      {children}
    </details>
  );
}
