import { formatMessage } from './formatMessage.js';
import { dateTimeFormat } from './intl.js';
import type { TimeMessage } from './Messages.js';
import { pluralForm } from './pluralForm.js';
import type { Reader } from './Reader.js';

/** A message with `{time}` filled in, in the form for the hour as the reader sees it: 13:00 may be "1:00 PM". */
export function formatTimeMessage(
  message: TimeMessage,
  instant: Date,
  { locale, timeZone }: Pick<Reader, 'locale'> & { timeZone: string | undefined },
  values: Readonly<Record<string, string>> = {},
): string {
  const options = { timeStyle: 'short', ...(timeZone ? { timeZone } : {}) } as const;
  const time = dateTimeFormat(locale, options).format(instant);
  const hour = () => {
    const digits = dateTimeFormat(locale, { ...options, numberingSystem: 'latn' });
    return Number(digits.formatToParts(instant).find(({ type }) => type === 'hour')?.value);
  };
  const form = typeof message === 'string' ? message : pluralForm(message, hour(), locale);
  return formatMessage(form, { ...values, time });
}
