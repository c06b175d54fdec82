import type { ReactElement, ReactNode } from 'react';
import './AppShell.css';

/**
 * An app whose `<main>` scrolls below a sticky header, with the header's height set for the list.
 */
export function AppShell({ children }: { children: ReactNode }): ReactElement {
  return (
    <main className="AppShell">
      <header className="AppShell-header">Current account</header>
      <p className="AppShell-balance">£2,481.07</p>
      {children}
    </main>
  );
}
