import type { ReactElement, ReactNode } from 'react';
import { DetailsGlyph, type DetailsGlyphProps } from '../DetailsGlyph.js';

/** Lines with a sign before them. Renders a `<dl>`. */
export function DetailsLines({ children }: { children: ReactNode }): ReactElement {
  return <dl className="mry-DetailsLines">{children}</dl>;
}

export interface DetailsLineProps {
  glyph: DetailsGlyphProps['name'];
  /** What the sign stands for, for screen readers. */
  term: string;
  /** At the end of the line. */
  end?: ReactNode;
  children: ReactNode;
}

/** One of them. Renders a `<div>` with `<dt>` and `<dd>`. */
export function DetailsLine({ glyph, term, end, children }: DetailsLineProps): ReactElement {
  return (
    <div className="mry-DetailsLine">
      <dt>
        <DetailsGlyph name={glyph} />
        <span className="mry-Hidden">{term}</span>
      </dt>
      <dd>{children}</dd>
      {end && <dd className="mry-DetailsLine-end">{end}</dd>}
    </div>
  );
}
