'use client';
import type { ReactElement } from 'react';
import { useRowVisibility } from '../query/useRowVisibility.js';
import { ListRow, type ListRowProps } from './row/ListRow.js';

/** A row of a list that is not virtualised: finds out by itself whether it is on screen. */
export function VisibleListRow<T>(
  props: Omit<ListRowProps<T>, 'visible' | 'itemRef'>,
): ReactElement {
  const { ref, visible } = useRowVisibility();
  return <ListRow {...props} visible={visible} itemRef={ref} />;
}
