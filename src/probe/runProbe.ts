import type { Transaction } from '../service/types.js';
import { chooseTellingRows } from './chooseTellingRows.js';
import { createPrinter } from './createPrinter.js';
import { createProbeClient } from './createProbeClient.js';
import { type Exchange, isAnswered, isSilent, recordsOf, recordsOfRow } from './Exchange.js';
import { describeRefusal } from './observe/describeOutcome.js';
import type { Observed } from './observe/Observed.js';
import { observeLabels } from './observe/observeLabels.js';
import { observeLanguages } from './observe/observeLanguages.js';
import { observePictures } from './observe/observePictures.js';
import { observeRecords } from './observe/observeRecords.js';
import { observeRequests } from './observe/observeRequests.js';
import { observeShapes } from './observe/observeShapes.js';
import { DEFAULT_LANGUAGES, planBatches, planQuestions, type Step, type StepName } from './plan.js';
import type { Findings } from './questions.js';
import { type Measured, type ServiceFile, toOptions } from './ServiceFile.js';

interface ProbeOptions {
  /** Address of the service, without `/api/v3`. */
  url: URL;
  key: string;
  /** At most 60, already reduced and masked. */
  rows: readonly Transaction[];
  /** All languages of the app, as it sends them: at most twelve. Default: some. */
  languages?: readonly string[] | undefined;
  /** Timeout of one request in milliseconds. Default 30,000. */
  timeoutMs?: number | undefined;
}

/** Why a service could not be probed. The message never quotes the service. */
export class ProbeError extends Error {
  override readonly name = 'ProbeError';
}

const MAX_SILENT = 3;

const OBSERVATIONS: readonly ((observed: Observed) => Findings)[] = [
  ...[observeLabels, observePictures, observeLanguages],
  ...[observeRecords, observeShapes, observeRequests],
];

/**
 * Asks a service what the interface leaves open, in at most 30 requests, one after the other.
 * Rejects with a `ProbeError` if it cannot be reached, refuses the key, or answers no rows.
 */
export async function runProbe(options: ProbeOptions): Promise<ServiceFile> {
  const { url, key, rows, languages = DEFAULT_LANGUAGES, timeoutMs = 30_000 } = options;
  const client = createProbeClient({ url, key, timeoutMs });
  const answers = new Map<StepName, Exchange>();
  const silent: StepName[] = [];
  let silentInARow = 0;
  const requestAll = async (steps: readonly Step[]) => {
    for (const step of steps) {
      const exchange = await client.request(step);
      if (!exchange || isSilent(exchange)) silent.push(step.name);
      else answers.set(step.name, exchange);
      if (!exchange) continue;
      expectService(exchange, step.name);
      silentInARow = isSilent(exchange) ? silentInARow + 1 : 0;
      if (silentInARow >= MAX_SILENT) {
        throw new ProbeError(
          `Merchantry: expected the service to answer, but ${MAX_SILENT} requests in a row got: ${reasonOf(exchange)}.`,
        );
      }
    }
  };

  await requestAll(planBatches(rows));
  const batches = [...answers.values()];
  const refusals = batches.map(describeRefusal);
  if (!refusals.includes(undefined)) {
    throw new ProbeError(
      `Merchantry: expected the service to answer rows of the sample, but got: ${[...new Set(refusals)].join('; ')}.`,
    );
  }
  const telling = chooseTellingRows(batches);
  await requestAll(planQuestions(telling.length > 0 ? telling : rows.slice(0, 1), languages));

  const texts = [...answers.values()].flatMap((exchange) => [
    exchange.rows,
    recordsOf(exchange).map(({ cachePolicy, ...record }) => record),
  ]);
  const observed: Observed = { answers, languages, ...createPrinter(key, texts) };
  const findings: Findings = Object.assign({}, ...OBSERVATIONS.map((observe) => observe(observed)));
  return {
    version: 1,
    generatedAt: new Date().toISOString(),
    host: url.host,
    asked: { rows: rows.length, languages },
    ...toOptions(findings, options.languages !== undefined),
    findings,
    silent,
    measured: measure(batches, client.spent),
  };
}

/** Throws where further requests are of no use. */
function expectService(exchange: Exchange, name: StepName): void {
  const { failure, status = 0 } = exchange;
  if (name !== 'rows-1') return;
  if (failure !== undefined) {
    throw new ProbeError(
      `Merchantry: expected the service to answer, but got: ${reasonOf(exchange)}.`,
    );
  }
  if (status === 401 || status === 403) {
    throw new ProbeError(
      `Merchantry: expected the service to accept MERCHANT_SERVICE_KEY, but got: HTTP ${status}.`,
    );
  }
  if (status === 404 || status === 405 || (status >= 300 && status < 400)) {
    throw new ProbeError(
      `Merchantry: expected the service at --url, its address without /api/v3, but got: HTTP ${status}.`,
    );
  }
}

const reasonOf = ({ failure, status }: Exchange) =>
  failure === 'timeout'
    ? 'no response in time'
    : failure === 'network'
      ? 'no connection'
      : failure === 'too-large'
        ? 'a response that is too large'
        : `HTTP ${status}`;

function measure(
  batches: readonly Exchange[],
  spent: ReturnType<typeof createProbeClient>['spent'],
): Measured {
  const rows = { matched: 0, cleaned: 0, unmatched: 0 };
  const seen = new Set<string>();
  for (const exchange of batches.filter(isAnswered)) {
    for (const { id, ...row } of exchange.rows) {
      const content = JSON.stringify(row);
      if (seen.has(content)) continue;
      seen.add(content);
      const [best] = recordsOfRow(exchange, id);
      rows[!best ? 'unmatched' : best.isClearResponse === true ? 'cleaned' : 'matched'] += 1;
    }
  }
  return {
    requests: spent.requests,
    rowsSent: spent.rows,
    waits: spent.waits,
    waitedMs: spent.waitedMs,
    rows,
    categories: new Set(batches.flatMap(recordsOf).map(({ category }) => category ?? '')).size,
    batches: batches.map(({ rows: { length }, ms, bytes }) => ({ rows: length, ms, bytes })),
  };
}
