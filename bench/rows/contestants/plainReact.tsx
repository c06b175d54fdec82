import { memo } from 'react';
import { FloorRow } from '../../peers/FloorRow.js';
import type { Contestant } from '../Contestant.js';

/** The floor, without any library. */
export const plainReact: Contestant = {
  Row: memo(({ transaction, lookup }) => (
    <FloorRow transaction={transaction} status={lookup.status} merchant={lookup.merchant} />
  )),
};
