import { PrefetchedStatement } from '../components/PrefetchedStatement';

/** The page scrolls the list. */
export default function StatementPage() {
  return <PrefetchedStatement />;
}
