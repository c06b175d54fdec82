import { enLate } from './enLate.js';
import type { FirstMessages, ListMessages } from './Messages.js';

/** All words of the list, for what is loaded on demand. A host app's own are all, by their type. */
export const allListMessages = (messages: FirstMessages): ListMessages =>
  'closed' in messages ? (messages as ListMessages) : enLate;
