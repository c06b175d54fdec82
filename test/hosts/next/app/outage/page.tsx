import { PrefetchedStatement } from '../../components/PrefetchedStatement';
import { failingFetchers, isOutage } from '../../server/failingFetchers';
import { readStatement } from '../../server/readStatement';

/** The list of a bank whose merchant service fails the server in the way that the address names. */
export default async function OutagePage({ searchParams }: PageProps<'/outage'>) {
  const { kind } = await searchParams;
  const fetcher = failingFetchers[isOutage(kind) ? kind : 'dead'];
  return <PrefetchedStatement transactions={await readStatement()} fetcher={fetcher} />;
}
