import { cookies } from 'next/headers';
import { PrefetchedStatement } from '../components/PrefetchedStatement';
import { createServerFetcher } from '../server/createServerFetcher';
import { readStatement } from '../server/readStatement';

export default async function StatementPage() {
  const fetcher = createServerFetcher((await cookies()).toString());
  return <PrefetchedStatement transactions={await readStatement()} fetcher={fetcher} />;
}
