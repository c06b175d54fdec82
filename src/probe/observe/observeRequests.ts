import { isObject } from '../../service/response/decoders.js';
import { isAnswered, recordsOfRow, unique } from '../Exchange.js';
import type { StepName } from '../plan.js';
import type { FindingKey, Findings } from '../questions.js';
import { describeError, describeRefusal, describeRow } from './describeOutcome.js';
import { type Observed, usualExchanges } from './Observed.js';

/** Standard headers of caches and tracing, which no report quotes. */
const RECEIPT =
  /^(?!traceparent$|tracestate$).*(?:request|correlation|trace|transaction)-?id$|timestamp$/;
const LIMIT = /rate-?limit|quota|retry-after/;

/** Observes how the service treats requests and rows that it may refuse. */
export function observeRequests(observed: Observed): Findings {
  const { answers, print } = observed;
  const findings: Findings = {};
  const row = (key: FindingKey, name: StepName) => {
    const exchange = answers.get(name);
    if (exchange) findings[key] = describeRow(exchange, 'row-0');
  };
  const error = (key: FindingKey, name: StepName) => {
    const exchange = answers.get(name);
    if (exchange) findings[key] = describeError(exchange, print);
  };
  row('miss.default', 'miss');
  row('miss.withoutClear', 'miss-unclear');
  row('row.noName', 'no-name');
  row('row.shortName', 'short-name');
  row('request.unknownFields', 'unknown-fields');
  error('row.noId', 'no-id');
  error('request.notJson', 'not-json');
  error('key.wrong', 'wrong-key');
  error('key.none', 'no-key');
  const odd = answers.get('odd-ids');
  if (odd) findings['row.oddIds'] = unique(odd.rows.map(({ id }) => describeRow(odd, id)));
  const duplicate = describeDuplicate(observed);
  if (duplicate) findings['row.duplicate'] = duplicate;
  for (const size of [25, 26, 50] as const) {
    const exchange = answers.get(`rows-${size}`);
    if (!exchange) continue;
    const { body, rows } = exchange;
    const refusal = describeRefusal(exchange);
    const count = isObject(body) ? rows.filter(({ id }) => Object.hasOwn(body, id)).length : 0;
    findings[`batch.${size}`] =
      refusal ?? (count === rows.length ? 'answered' : `answered for ${count}`);
  }
  return { ...findings, ...observeAnswers(observed) };
}

/** Observes what all responses have in common. */
function observeAnswers(observed: Observed): Findings {
  const { print } = observed;
  const answered = usualExchanges(observed).filter(isAnswered);
  const ids = answered.flatMap(({ rows, body }) => {
    const keys = isObject(body) ? Object.keys(body) : [];
    const sent = new Set(rows.map(({ id }) => id));
    return [
      ...(rows.some(({ id }) => !keys.includes(id)) ? ['some are left out'] : []),
      ...(keys.some((key) => !sent.has(key)) ? ['some were not sent'] : []),
    ];
  });
  const headers = (pattern: RegExp) =>
    unique([...observed.answers.values()].flatMap((exchange) => exchange.headers))
      .filter((name) => pattern.test(name))
      .map(print);
  return {
    'answers.ids': ids.length === 0 ? 'exactly those sent' : unique(ids),
    'answers.status': unique(
      answered.map(({ status, mediaType }) => `${status} ${print(mediaType || 'without a type')}`),
    ),
    'answers.receipts': headers(RECEIPT),
    'answers.limits': headers(LIMIT),
  };
}

/** The rows of the first and the second record of a telling row, under one id. */
function describeDuplicate({ answers }: Observed): string | undefined {
  const [exchange, usual] = [answers.get('duplicate'), answers.get('extended')];
  if (!exchange) return undefined;
  const outcome = describeRow(exchange, 'row-0');
  if (!usual || !/record$/.test(outcome)) return outcome;
  const textOf = (of: typeof usual, id: string) =>
    JSON.stringify(recordsOfRow(of, id).map(({ name, place_id: place }) => [name, place]));
  const got = textOf(exchange, 'row-0');
  const [first, second] = [textOf(usual, 'row-0'), textOf(usual, 'row-1')];
  if (got === first) return 'answered for the first';
  return got === second ? 'answered for the last' : 'answered for both, or otherwise';
}
