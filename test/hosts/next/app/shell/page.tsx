import { PrefetchedStatement } from '../../components/PrefetchedStatement';

/** Main scrolls the list. */
export default function ShellPage() {
  return <PrefetchedStatement />;
}
