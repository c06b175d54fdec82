import './shell.css';
import type { ReactNode } from 'react';

/** The main part scrolls, not the window. */
export default function ShellLayout({ children }: { children: ReactNode }) {
  return (
    <div className="bank-shell">
      <header className="bank-header">Bank</header>
      <main className="bank-main">{children}</main>
    </div>
  );
}
