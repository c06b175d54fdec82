import type { ReactElement, ReactNode } from 'react';
import './Foundations.css';

const SCHEMES = ['light', 'dark'] as const;

interface SchemesProps {
  /** What is shown once in each scheme. */
  children: ReactNode;
}

/** The same in light and dark, side by side where there is room. */
export function Schemes({ children }: SchemesProps): ReactElement {
  return (
    <div className="Schemes">
      {SCHEMES.map((scheme) => (
        <section key={scheme} data-mry-color-scheme={scheme} className="Schemes-half">
          <h2 className="Schemes-title">{scheme === 'light' ? 'Light' : 'Dark'}</h2>
          {children}
        </section>
      ))}
    </div>
  );
}
