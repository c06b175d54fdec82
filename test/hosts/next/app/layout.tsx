import 'merchantry/styles.css';
import './bank.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { BankProviders } from '../components/BankProviders';

export const metadata: Metadata = { title: 'Bank' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        <BankProviders>{children}</BankProviders>
      </body>
    </html>
  );
}
