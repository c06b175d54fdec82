import type { ReactElement, ReactNode } from 'react';
import './Page.css';

/** The room around what a story shows. */
export function Page({ children }: { children: ReactNode }): ReactElement {
  return <div className="Page">{children}</div>;
}
