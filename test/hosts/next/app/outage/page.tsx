import { PrefetchedStatement } from '../../components/PrefetchedStatement';
import { failingFetchers, isOutage } from '../../server/failingFetchers';

/** The list of a bank whose merchant service fails the server in the way that the address names. */
export default async function OutagePage({ searchParams }: PageProps<'/outage'>) {
  const { kind } = await searchParams;
  return <PrefetchedStatement fetcher={isOutage(kind) ? failingFetchers[kind] : undefined} />;
}
