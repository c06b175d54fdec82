import 'merchantry/styles.css';
import './bank.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AppProviders } from '../components/AppProviders';

export const metadata: Metadata = { title: 'Bank' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        <AppProviders>{children}</AppProviders>
      </body>
    </html>
  );
}
