import {
  formatDecimal,
  formatUnsigned,
  MAX_DECIMALS,
  readCurrency,
} from '../../i18n/formatAmount.js';
import { formatList } from '../../i18n/formatList.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import { numberFormat } from '../../i18n/intl.js';
import type { Reader } from '../../i18n/Reader.js';
import { readAmount } from '../../i18n/readAmount.js';
import { cleanText } from '../../record/cleanText.js';
import type {
  ListedTransaction,
  Person,
  TransactionState,
} from '../../record/ListedTransaction.js';
import { markedState } from './describeAmount.js';

/** The line below an amount. */
export interface BelowDescription<Portrait> {
  text: string;
  tone: 'declined' | 'positive' | undefined;
  /** The people who share the payment. */
  others: OthersDescription<Portrait> | undefined;
}

interface OthersDescription<Portrait> {
  /** "Split with Ada and Tom" */
  label: string;
  /** The people shown, first ones first. */
  shown: readonly Portrait[];
  /** "+2": number of people not shown; empty if all are. */
  more: string;
}

/** Maximum number of portraits next to a share. */
const MAX_OTHERS = 3;

/** Describes a person's portrait, like the tile of a transfer to that person. */
type ToPortrait<Portrait> = (transfer: { id: string; counterparty: Person }) => Portrait;

type Words = Pick<Reader, 'locale' | 'messages'>;

/**
 * The most important fact about the amount: its state, else the reader's share, the amount abroad,
 * a fee, or cashback. Undefined for most rows. Malformed values count as absent.
 */
export function describeBelowAmount<Portrait>(
  transaction: ListedTransaction,
  words: Words,
  toPortrait: ToPortrait<Portrait>,
): BelowDescription<Portrait> | undefined {
  const { messages } = words;
  const state = markedState(transaction);
  if (state) {
    return { text: messages[state], tone: TONES[state], others: undefined };
  }
  return describeShare(transaction, words, toPortrait) ?? describeMoney(transaction, words);
}

const TONES: { readonly [State in TransactionState]?: BelowDescription<unknown>['tone'] } = {
  declined: 'declined',
  refunded: 'positive',
};

function describeShare<Portrait>(
  { share, currency }: ListedTransaction,
  words: Words,
  toPortrait: ToPortrait<Portrait>,
): BelowDescription<Portrait> | undefined {
  const text = unsigned(share?.amount, currency, words.locale);
  if (text === undefined) return undefined;
  return {
    text: formatMessage(words.messages.yourShare, { amount: text }),
    tone: undefined,
    others: describeOthers(share?.with, words, toPortrait),
  };
}

export function describeOthers<Portrait>(
  people: unknown,
  { locale, messages }: Words,
  toPortrait: ToPortrait<Portrait>,
): OthersDescription<Portrait> | undefined {
  const named = (Array.isArray(people) ? (people as readonly unknown[]) : []).flatMap(
    (person) => readPerson(person) ?? [],
  );
  if (named.length === 0) return undefined;
  const left = named.length - MAX_OTHERS;
  const more = left > 0 ? numberFormat(locale, MORE).format(left) : '';
  const first = named.slice(0, MAX_OTHERS);
  const names = formatList([...first.map(({ name }) => name), ...(more ? [more] : [])], locale);
  return {
    label: formatMessage(messages.splitWith, { names }),
    shown: first.map((person) => toPortrait({ id: '', counterparty: person })),
    more,
  };
}

const MORE = { signDisplay: 'always' } as const;

/** Reads a person with a visible name. */
export function readPerson(person: unknown): Person | undefined {
  const { name, image } = (person ?? {}) as { name?: string; image?: string };
  const shown = cleanText(name);
  return shown === undefined ? undefined : { name: shown, image };
}

function describeMoney(
  { original, fee, cashback, currency }: ListedTransaction,
  { locale, messages }: Words,
): BelowDescription<never> | undefined {
  const say = (text: string, tone?: 'positive') => ({ text, tone, others: undefined });
  const abroad = originalText({ original, currency }, locale);
  if (abroad !== undefined) return say(abroad);
  const taken = unsigned(fee, currency, locale);
  if (taken !== undefined) return say(formatMessage(messages.feeIncluded, { amount: taken }));
  const back = cashbackText({ cashback, currency }, locale);
  if (back === undefined) return undefined;
  return say(formatMessage(messages.cashback, { amount: back }), 'positive');
}

/** The amount paid abroad; undefined if it was paid in the account's currency. */
export function originalText(
  { original, currency }: Pick<ListedTransaction, 'original' | 'currency'>,
  locale: string,
): string | undefined {
  if (!isAbroad({ original, currency })) return undefined;
  return unsigned(original?.amount, original?.currency, locale);
}

/** The cashback with a plus sign, whatever its own sign. */
export function cashbackText(
  { cashback, currency }: Pick<ListedTransaction, 'cashback' | 'currency'>,
  locale: string,
): string | undefined {
  const back = readAmount(cashback);
  if (back === undefined || isNothing(back)) return undefined;
  return formatDecimal(back.replace(/^[+-]/, ''), readCurrency(currency), locale);
}

/** Formats an amount without its sign; undefined for anything else, and for zero. */
export function unsigned(amount: unknown, currency: unknown, locale: string): string | undefined {
  const decimal = readAmount(amount);
  if (decimal === undefined || isNothing(decimal)) return undefined;
  return formatUnsigned(decimal, readCurrency(currency), locale);
}

/** Whether a value would be displayed as 0. */
const isNothing = (decimal: string) => Math.abs(Number(decimal)) < 10 ** -MAX_DECIMALS / 2;

/** Whether it was paid in a currency other than the account's. */
export function isAbroad({
  original,
  currency,
}: Pick<ListedTransaction, 'original' | 'currency'>): boolean {
  const abroad = readCurrency(original?.currency);
  return abroad !== undefined && abroad !== readCurrency(currency);
}
