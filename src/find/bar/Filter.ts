import type { FilterName, FindState } from '../FindState.js';
import type { Find } from '../useFind.js';

/** Sets a filter; undefined takes it away. */
export function setFilter<Name extends FilterName>(
  find: Find<unknown>,
  name: Name,
  value: FindState[Name],
): void {
  find.setState((state) => ({ ...state, [name]: value }));
}
