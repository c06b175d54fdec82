import { createBudget } from '../endpoint/createBudget.js';
import { createGuard, expectFunctions } from '../endpoint/createGuard.js';
import type {
  EndpointLimits,
  EndpointOptions,
  Handler,
  RefusalReason,
} from '../endpoint/EndpointOptions.js';
import { readLimits } from '../endpoint/readLimits.js';
import { RECEIPT_HEADER, readReceipt } from '../endpoint/receipt.js';
import {
  DEFAULT_RECEIPT_HEADERS,
  expectReceiptHeaders,
  pickHeaders,
} from '../endpoint/receiptHeaders.js';
import { readSecrets, type Secret } from '../endpoint/secrets.js';
import { readKey, readServiceUrl } from '../endpoint/serviceAccess.js';
import { LATE, waitFor } from '../endpoint/waitFor.js';
import { EnrichmentError } from '../service/EnrichmentError.js';
import { guardCallback } from '../utils/callHostCode.js';
import { now } from '../utils/time.js';
import { type BrowserReport, type ReportReason, readReport } from './readReport.js';

/** A report as sent to the service. */
export interface RelayedReport {
  /** The id under which the service knows the lookup. */
  readonly id: string;
  /** Index of the record among those that the service returned for the lookup; usually 0. */
  readonly candidate: number;
  readonly reason: ReportReason;
  /** Text with card numbers and IBANs masked. May be empty. */
  readonly suggestion: string;
  /** Headers of the service's response to the lookup, as named by `receiptHeaders`. */
  readonly receipt: Readonly<Record<string, string>>;
}

export interface ReportRelayLimits extends EndpointLimits {
  /** Maximum bytes of a request body. Default 32,768. */
  bodyBytes?: number | undefined;
  /** Timeout of the service, in milliseconds. Default 10,000. */
  serviceMs?: number | undefined;
  /** Maximum reports per scope and minute, in one process. Default 30. */
  reportsPerMinute?: number | undefined;
}

/** Something the relay did. Contains no text, key, scope or id. */
export type ReportRelayEvent =
  /** A request was refused, with a `reason` and a `status`. */
  | { type: 'refused'; reason: RefusalReason; status: number }
  /** A report was forwarded, or could not be. `status` is that of the relay's response. */
  | { type: 'reported'; status: number; durationMs: number };

/** The option that failed: a function of the host app, or the key. */
export type ReportRelayErrorKind = 'authorize' | 'scopeOf' | 'apiKey' | 'toBody' | 'onEvent';

/** Options with the same names as in `createGateway` have the same meaning. */
export interface ReportRelayOptions extends EndpointOptions {
  /** The full URL of the service's endpoint for reports. Redirects are refused. */
  serviceUrl: string | URL;
  /**
   * The gateway's secret. With it, only the gateway's receipts are accepted, and a report without
   * one gets 422, because the service could not find the lookup. Without it, the relay forwards the
   * lookup's id and the receipt as sent by the browser, which is right if no gateway hides ids.
   */
  secret?: Secret | undefined;
  /**
   * Same as the gateway's option, with the same default. Sent to the service under the same names.
   */
  receiptHeaders?: readonly string[] | undefined;
  limits?: ReportRelayLimits | undefined;
  /** Creates the JSON body for the service. Default: `id`, `reason` and `suggestion`. */
  toBody?: ((report: RelayedReport) => unknown) | undefined;
  onEvent?: ((event: ReportRelayEvent) => void) | undefined;
  /**
   * Called with errors of the host app's functions, in production too. They may quote a report or a
   * key, so take care where you log them. Default: none.
   */
  onError?: ((kind: ReportRelayErrorKind, error: unknown) => void) | undefined;
}

const REPORT_LIMITS = {
  bodyBytes: 32_768,
  bodyMs: 10_000,
  headerBytes: 16_384,
  serviceMs: 10_000,
  reportsPerMinute: 30,
} satisfies Record<keyof ReportRelayLimits, number>;

/** In characters; more than the gateway ever writes. */
const MAX_RECEIPT = 10_000;

/** Maximum `Retry-After` of a busy service, and the default without one. */
const MAX_RETRY_SECONDS = 60;

/**
 * Creates an endpoint to which a host app posts the `MerchantReport` of `onReport` as JSON. It
 * forwards the report to the service, once, even if the caller disconnects. Answers 204 if the
 * service accepted it, 400 for an invalid report, 422 (see `secret`), 429 beyond the limit, and
 * 502, 503 or 504 if the service failed; the service's response is not passed on. Throws a
 * `TypeError` or a `RangeError` for options that cannot work.
 */
export function createReportRelay(options: ReportRelayOptions): Handler {
  const { authorize, scopeOf, origins, apiKey, onError } = options;
  const { receiptHeaders = DEFAULT_RECEIPT_HEADERS } = options;
  const { toBody = ({ id, reason, suggestion }) => ({ id, reason, suggestion }) } = options;
  expectFunctions({ toBody });
  expectReceiptHeaders(receiptHeaders);
  const url = readServiceUrl('createReportRelay', options.serviceUrl).href;
  const secrets = options.secret === undefined ? undefined : readSecrets(options.secret);
  const limits = readLimits(options.limits, REPORT_LIMITS);
  const fail = (kind: ReportRelayErrorKind, error: unknown): void =>
    guardCallback('onError', () => onError?.(kind, error));
  // Without `onError`, development logs that it threw.
  const failing = onError && ((error: unknown): void => fail('onEvent', error));
  const emit = (event: ReportRelayEvent): void =>
    guardCallback('onEvent', () => options.onEvent?.(event), failing);
  const budget = createBudget({ rowsPerMinute: limits.reportsPerMinute, now });
  const guard = createGuard({
    authorize,
    scopeOf,
    origins,
    limits,
    onRefused: (reason, status) => emit({ type: 'refused', reason, status }),
    onError: fail,
  });

  /** Finds the service's id of the lookup, if known. */
  const findReceipt = ({ lookupId, receipt }: BrowserReport, scope: string) => {
    if (!secrets) return { id: lookupId, receipt: pickHeaders(receipt, receiptHeaders) };
    const signed = pickHeaders(receipt, [RECEIPT_HEADER], MAX_RECEIPT)[RECEIPT_HEADER] ?? '';
    const read = secrets.map((secret) => readReceipt(secret, scope, signed, lookupId));
    const found = read.find((one) => one !== undefined);
    return found && { id: found.serviceId, receipt: pickHeaders(found.headers, receiptHeaders) };
  };

  /** Undefined if `toBody` fails, takes too long or returns something that is not JSON. */
  const writeBody = async (report: RelayedReport): Promise<string | undefined> => {
    try {
      const write = async () => JSON.stringify(await toBody(report));
      // Not with the request's signal: the report is forwarded even if the caller disconnects.
      const body: unknown = await waitFor(write(), limits.serviceMs);
      if (typeof body === 'string') return body;
      throw new TypeError(
        body === LATE
          ? `Merchantry: toBody did not answer within ${limits.serviceMs} ms.`
          : 'Merchantry: expected toBody to return JSON.',
      );
    } catch (error) {
      fail('toBody', error);
      return undefined;
    }
  };

  const send = async (
    body: string,
    receipt: RelayedReport['receipt'],
    signal: AbortSignal,
  ): Promise<void> => {
    const headers = new Headers(receipt);
    headers.set('Content-Type', 'application/json');
    headers.set('X-Api-Key', await readKey(apiKey, (error) => fail('apiKey', error)));
    // The key may have arrived too late.
    signal.throwIfAborted();
    const fetch = options.fetch ?? globalThis.fetch;
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    response.body?.cancel().catch(() => {});
    if (!response.ok || response.redirected) throw EnrichmentError.fromResponse(response);
  };

  const forward = async (body: string, receipt: RelayedReport['receipt']): Promise<Response> => {
    const controller = new AbortController();
    try {
      const work = send(body, receipt, controller.signal);
      const outcome = await waitFor(work, limits.serviceMs);
      if (outcome !== LATE) return new Response(null, { status: 204 });
      controller.abort();
      return respondTo(new EnrichmentError('timeout'));
    } catch (error) {
      return respondTo(error);
    }
  };

  const answer = async (request: Request): Promise<Response> => {
    const authorized = await guard.authorize(request);
    if (authorized instanceof Response) return authorized;
    const { scope } = authorized;
    const report = readReport(authorized.body);
    if (!report) {
      const error = 'the body is not a report of a merchant';
      return guard.reject(request, 'malformed', { status: 400, error });
    }
    const waitMs = budget.take(scope, 1);
    if (waitMs > 0) {
      const error = 'too many reports in this minute';
      const retryAfter = String(Math.ceil(waitMs / 1000));
      return guard.reject(request, 'over-budget', { status: 429, error, retryAfter });
    }
    const found = findReceipt(report, scope);
    if (!found) {
      const error = 'the report names no lookup that the service has answered';
      return guard.reject(request, 'malformed', { status: 422, error });
    }
    const { candidate, reason, suggestion } = report;
    const body = await writeBody({ ...found, candidate, reason, suggestion });
    if (body === undefined) {
      const error = 'the endpoint is not set up correctly';
      return guard.reject(request, 'misconfigured', { status: 500, error });
    }
    const began = now();
    const response = await forward(body, found.receipt);
    emit({ type: 'reported', status: response.status, durationMs: now() - began });
    return guard.withHeaders(response, request);
  };

  return (request) =>
    answer(request).catch(() => {
      // A caller who has left never receives it. 499 is the status that server logs use for this.
      const status = request.signal.aborted ? 499 : 500;
      return guard.withHeaders(Response.json({ error: 'the request failed' }, { status }), request);
    });
}

/** Maps a failure to a status that does not blame the caller: a 401 concerns our key. */
function respondTo(error: unknown): Response {
  const { kind = 'network', retryAfterMs = Number.POSITIVE_INFINITY } =
    error instanceof EnrichmentError ? error : {};
  const respond = (status: number, text: string, headers = {}) =>
    Response.json({ error: text }, { status, headers });
  if (kind === 'timeout') return respond(504, 'the service took too long');
  if (kind !== 'rate-limited') return respond(502, 'the service did not take the report');
  const seconds = Math.min(Math.max(Math.ceil(retryAfterMs / 1000), 1), MAX_RETRY_SECONDS);
  return respond(503, 'the service is busy', { 'Retry-After': String(seconds) });
}
