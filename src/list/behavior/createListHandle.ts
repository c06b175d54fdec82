import type { RefObject } from 'react';
import type { ListModel } from '../model/createListModel.js';
import type { TransactionListHandle } from '../TransactionListProps.js';
import type { ListViewport } from '../viewport/ListViewport.js';

/**
 * The handle that a host app gets through the list's `ref`. `unfold` opens the
 * group of a row that is scrolled to or focused.
 */
export function createListHandle(
  root: RefObject<HTMLDivElement | null>,
  model: ListModel,
  viewport: ListViewport,
  unfold: (group: string) => void,
): TransactionListHandle {
  const keyOf = (id: string | number) => {
    const folded = model.findFolded(String(id));
    if (folded) unfold(folded.group);
    if (folded) return folded.key;
    const { keys, rowOf } = model.readRemaining();
    return keys[rowOf(String(id))];
  };
  return {
    get element() {
      return root.current;
    },
    scrollToTransaction(id) {
      const key = keyOf(id);
      if (key !== undefined) viewport.reveal(key);
      return key !== undefined;
    },
    focusTransaction(id) {
      const key = keyOf(id);
      if (key !== undefined) viewport.focus(key);
      return key !== undefined;
    },
  };
}
