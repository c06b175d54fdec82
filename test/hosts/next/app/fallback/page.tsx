import { cookies } from 'next/headers';
import { Suspense } from 'react';
import { PrefetchedStatement } from '../../components/PrefetchedStatement';
import { Statement } from '../../components/Statement';
import { createServerFetcher } from '../../server/createServerFetcher';
import { readStatement } from '../../server/readStatement';

/** A list that waits for its names behind the same rows without them. */
export default async function FallbackPage() {
  const fetcher = createServerFetcher((await cookies()).toString());
  const transactions = await readStatement();
  return (
    <Suspense fallback={<Statement transactions={transactions} />}>
      <PrefetchedStatement transactions={transactions} fetcher={fetcher} />
    </Suspense>
  );
}
