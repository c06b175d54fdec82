import { isObject } from '../../service/response/decoders.js';
import { type Exchange, recordsOfRow, unique } from '../Exchange.js';
import { regionalLanguage } from '../plan.js';
import type { Findings } from '../questions.js';
import { describeRefusal } from './describeOutcome.js';
import { type Observed, usualRecords } from './Observed.js';

const TAG = /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i;

/** The rows that every language is asked for. */
const ROWS = ['row-0', 'row-1', 'row-2'];

/** What a translation changes, as one text that is compared and never printed. */
function wordingOf(exchange: Exchange): string {
  const records = ROWS.flatMap((id) => recordsOfRow(exchange, id));
  return JSON.stringify(
    records.map(({ category, categories, opening_hours: hours }) => [
      category,
      categories,
      isObject(hours) ? hours.weekday_text : undefined,
    ]),
  );
}

export function observeLanguages(observed: Observed): Findings {
  const { answers, languages } = observed;
  const usual = answers.get('extended');
  const findings: Findings = {
    'language.reviews': unique(
      usualRecords(observed)
        .flatMap(({ reviews }) => [reviews].flat())
        .flatMap((review) => (isObject(review) ? [review.language] : []))
        .filter((tag): tag is string => typeof tag === 'string' && TAG.test(tag)),
    ),
  };
  if (!usual || describeRefusal(usual)) return findings;
  const usualWording = wordingOf(usual);
  const asked = languages.flatMap((tag) => {
    const exchange = answers.get(`language-${tag}`);
    return exchange ? [{ tag, exchange }] : [];
  });
  const unknown = answers.get('unknown-language');
  const regional = answers.get('region');
  if (asked.length === languages.length) {
    const isLike = (exchange: Exchange) =>
      !describeRefusal(exchange) && wordingOf(exchange) === usualWording;
    findings['language.answered'] = asked
      .filter(({ exchange }) => !describeRefusal(exchange) && !isLike(exchange))
      .map(({ tag }) => tag)
      .sort();
    findings['language.default'] = asked
      .filter(({ exchange }) => isLike(exchange))
      .map(({ tag }) => tag)
      .sort();
  }
  if (unknown) {
    findings['language.unknown'] =
      describeRefusal(unknown) ??
      (wordingOf(unknown) === usualWording ? 'as without a language' : 'another answer');
  }
  const plain = answers.get(`language-${regionalLanguage(languages)}`);
  if (regional && plain) {
    findings['language.region'] =
      describeRefusal(regional) ??
      (wordingOf(regional) === wordingOf(plain)
        ? 'as without the region'
        : wordingOf(regional) === usualWording
          ? 'as without a language'
          : 'another answer');
  }
  return findings;
}
