import { formatMessage } from './formatMessage.js';
import { numberFormat, pluralRules } from './intl.js';
import type { PluralMessage } from './Messages.js';

/** The form of a message that the locale uses for `count` (`Intl.PluralRules`), with `{count}` filled in. */
export function formatPlural(message: PluralMessage, count: number, locale: string): string {
  const form = message[pluralRules(locale).select(count)] ?? message.other;
  return formatMessage(form, { count: numberFormat(locale).format(count) });
}
