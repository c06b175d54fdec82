import { cookies } from 'next/headers';
import { StreamedStatement } from '../../components/StreamedStatement';
import { createServerFetcher } from '../../server/createServerFetcher';
import { readStatement } from '../../server/readStatement';

export default async function StreamedPage() {
  const fetcher = createServerFetcher((await cookies()).toString());
  return <StreamedStatement transactions={await readStatement()} fetcher={fetcher} />;
}
