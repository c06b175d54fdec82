import { formatMessage } from './formatMessage.js';
import { numberFormat } from './intl.js';
import type { PluralMessage } from './Messages.js';
import { pluralForm } from './pluralForm.js';

/** A message in the form that the locale uses for `count`, with `{count}` filled in. */
export function formatPlural(message: PluralMessage, count: number, locale: string): string {
  const form = pluralForm(message, count, locale);
  return formatMessage(form, { count: numberFormat(locale).format(count) });
}
