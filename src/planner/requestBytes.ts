import { utf8Bytes } from '../service/request/utf8Bytes.js';
import { remember } from '../utils/remember.js';
import type { Lookup, RequestGroup } from './types.js';

const sizes = new WeakMap<object, number>();

/** Bytes of a lookup in a request body, with its comma. */
export const lookupBytes = ({ transaction }: Lookup): number =>
  remember(sizes, transaction, () => utf8Bytes(JSON.stringify(transaction)) + 1);

/** Bytes of a request body with the options of a group and no transaction. */
export const groupBytes = ({ options }: RequestGroup): number =>
  remember(sizes, options, () => utf8Bytes(JSON.stringify({ ...options, transactions: [] })));
