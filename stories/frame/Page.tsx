import type { ReactElement, ReactNode } from 'react';
import './Page.css';

/** The padding around a story. */
export function Page({ children }: { children: ReactNode }): ReactElement {
  return <div className="Page">{children}</div>;
}
