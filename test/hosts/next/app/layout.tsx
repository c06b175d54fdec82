import 'merchantry/styles.css';
import './bank.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AppProviders } from '../components/AppProviders';
import { SignOut } from '../components/SignOut';
import { readCustomer } from '../server/readCustomer';

export const metadata: Metadata = { title: 'Bank' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const customer = await readCustomer();
  return (
    <html lang="en-GB">
      <body>
        <AppProviders customer={customer}>
          {customer && <SignOut />}
          {children}
        </AppProviders>
      </body>
    </html>
  );
}
