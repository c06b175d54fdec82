import { remember } from '../utils/remember.js';
import { dateTimeFormat, numberFormat, pluralRules } from './intl.js';
import type { PluralMessage, TimeMessage } from './Messages.js';
import { RIGHT_TO_LEFT } from './textDirection.js';

/**
 * Fills the `{placeholders}` of a message. If value or message is in a right-to-left script, the
 * value is isolated (U+2068 … U+2069), so that neither reorders the other.
 */
export function formatMessage(template: string, values: Readonly<Record<string, string>>): string {
  // Alternates text and placeholder names. Cached, because every row fills the same few messages.
  const { parts, isRightToLeft } = remember(templates, template, () => ({
    parts: template.split(/\{(\w+)\}/),
    isRightToLeft: RIGHT_TO_LEFT.test(template),
  }));
  let text = '';
  let isName = false;
  for (const part of parts) {
    const value = isName && Object.hasOwn(values, part) ? values[part] : undefined;
    if (value === undefined) text += isName ? `{${part}}` : part;
    else text += isRightToLeft || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
    isName = !isName;
  }
  return text;
}

const templates = new Map<string, { parts: readonly string[]; isRightToLeft: boolean }>();

/** The plural form of a message for `count`, with `{count}` filled in. */
export function formatPlural(message: PluralMessage, count: number, locale: string): string {
  const form = pluralForm(message, count, locale);
  return formatMessage(form, { count: numberFormat(locale).format(count) });
}

export const SHORT_TIME = { timeStyle: 'short' } as const;
const SHORT_TIME_IN_LATIN_DIGITS = { timeStyle: 'short', numberingSystem: 'latn' } as const;

/**
 * A message with `{time}` filled in, in the form for the hour as displayed: 13:00 may be "1:00 PM".
 */
export function formatTimeMessage(
  message: TimeMessage,
  instant: Date,
  { locale, timeZone }: { locale: string; timeZone: string | undefined },
  values: Readonly<Record<string, string>> = {},
): string {
  const time = dateTimeFormat(locale, SHORT_TIME, timeZone).format(instant);
  const hour = () => {
    const digits = dateTimeFormat(locale, SHORT_TIME_IN_LATIN_DIGITS, timeZone);
    return Number(digits.formatToParts(instant).find(({ type }) => type === 'hour')?.value);
  };
  const form = typeof message === 'string' ? message : pluralForm(message, hour(), locale);
  return formatMessage(form, { ...values, time });
}

function pluralForm(message: PluralMessage, count: number, locale: string): string {
  return message[pluralRules(locale).select(count)] ?? message.other;
}
