import type { ReactElement, ReactNode } from 'react';
import { DetailsGlyph, type DetailsGlyphProps } from '../DetailsGlyph.js';

/** Lines with an icon. Renders a `<dl>`. */
export function DetailsLines({ children }: { children: ReactNode }): ReactElement {
  return <dl className="mry-DetailsLines">{children}</dl>;
}

interface DetailsLineProps {
  glyph: DetailsGlyphProps['name'];
  /** Meaning of the icon, for screen readers. */
  term: string;
  /** Content at the end of the line. */
  end?: ReactNode;
  children: ReactNode;
}

/** One line of `DetailsLines`. Renders a `<div>` with `<dt>` and `<dd>`. */
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
