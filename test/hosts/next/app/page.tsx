import { PrefetchedStatement } from '../components/PrefetchedStatement';

/** A list that scrolls with the page. */
export default function StatementPage() {
  return <PrefetchedStatement />;
}
