import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import {
  DisplayProvider,
  type ListedTransaction,
  type MerchantListFetcher,
  MerchantProvider,
  MerchantSheet,
  type MerchantSheetProps,
  TransactionList,
} from '../../src/index.js';
import { NOW } from '../list/TestApp.js';

export interface SheetAppProps
  extends Partial<Omit<MerchantSheetProps, 'transaction' | 'onPrevious' | 'onNext'>> {
  rows: readonly ListedTransaction[];
  fetcher: MerchantListFetcher;
  children?: ReactNode;
}

const now = () => new Date(NOW);
const noImages = () => null;

/** A host app with a list and the sheet of its opened row. */
export function SheetApp({ rows, fetcher, children, ...sheet }: SheetAppProps): ReactElement {
  const client = useRef<QueryClient>(undefined);
  client.current ??= new QueryClient();
  const [openId, setOpenId] = useState<string>();
  const index = rows.findIndex(({ id }) => id === openId);
  const opener = (row: ListedTransaction | undefined) => row && (() => setOpenId(row.id));
  return (
    <QueryClientProvider client={client.current}>
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now} images={noImages}>
        <MerchantProvider fetcher={fetcher}>
          <main className="SheetApp">
            <div>
              {children}
              <TransactionList
                transactions={rows}
                selectedId={openId}
                onSelect={({ id }) => setOpenId(id)}
              />
            </div>
            <MerchantSheet
              {...sheet}
              transaction={rows[index]}
              onClose={() => {
                sheet.onClose?.();
                setOpenId(undefined);
              }}
              onPrevious={opener(rows[index - 1])}
              onNext={opener(rows[index + 1])}
            />
          </main>
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}
