import { pluralRules } from './intl.js';
import type { PluralMessage } from './Messages.js';

/** The form of a message that the locale uses for a number (`Intl.PluralRules`). */
export function pluralForm(message: PluralMessage, count: number, locale: string): string {
  return message[pluralRules(locale).select(count)] ?? message.other;
}
