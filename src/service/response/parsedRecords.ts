import type { MerchantRecord } from '../types.js';

/** What `parseMerchant` made of an object. A record of its own making, or a part of one, is itself. */
export const parsedRecords = new WeakMap<object, MerchantRecord>();
