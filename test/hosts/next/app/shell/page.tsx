import { PrefetchedStatement } from '../../components/PrefetchedStatement';

/** A list that scrolls with the main part. */
export default function ShellPage() {
  return <PrefetchedStatement />;
}
