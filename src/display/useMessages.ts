'use client';
import { en } from '../i18n/en.js';
import type { FirstMessages, Messages } from '../i18n/Messages.js';
import { useDisplay } from './useDisplay.js';

/**
 * All words, for the details and the report. They are in a module of their own, because the list
 * needs only those that `useDisplay` has.
 */
export function useMessages(): Messages {
  const { messages } = useDisplay();
  return areAll(messages) ? messages : en;
}

/** The built-in ones of the list are not; a host app's own are, by their type. */
function areAll(messages: FirstMessages): messages is Messages {
  return 'report' in messages;
}
