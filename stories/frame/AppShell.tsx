import type { ReactElement, ReactNode } from 'react';
import './AppShell.css';

/**
 * An app's frame whose `<main>` scrolls, with a header that sticks in it and tells its height to
 * the list.
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
