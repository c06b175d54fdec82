import { EnrichmentError } from '../service/EnrichmentError.js';
import { guardCallback } from '../utils/guardCallback.js';
import { now } from '../utils/now.js';
import { readKey, readServiceUrl } from './createServiceFetcher.js';
import { createBudget } from './door/createBudget.js';
import { expectFunctions, openDoor } from './door/openDoor.js';
import type { GatewayEvent } from './GatewayEvent.js';
import type { GatewayLimits, GatewayOptions, Handler } from './GatewayOptions.js';
import { createKeys, type Secret } from './keys.js';
import { readGatewayLimits } from './readGatewayLimits.js';
import { type BrowserReport, type ReportReason, readReport } from './readReport.js';
import { RECEIPT_HEADER, readReceipt } from './receipt.js';
import { DEFAULT_RECEIPT_HEADERS, expectReceiptHeaders, pickHeaders } from './receiptHeaders.js';
import { LATE, waitFor } from './waitFor.js';

/** What the service is told. */
export interface RelayedReport {
  /** The id under which the service saw the lookup. */
  readonly id: string;
  readonly reason: ReportReason;
  /** With card numbers and IBANs masked. May be empty. */
  readonly suggestion: string;
  /** Headers of the service's response to the lookup, by the names of `receiptHeaders`. */
  readonly receipt: Readonly<Record<string, string>>;
}

export interface ReportRelayLimits
  extends Pick<GatewayLimits, 'bodyBytes' | 'bodyMs' | 'headerBytes' | 'serviceMs'> {
  /** Bytes of a request's body. Default 32,768. */
  bodyBytes?: number | undefined;
  /** How long the service may take. Default 10 s. */
  serviceMs?: number | undefined;
  /** Reports that a scope may send in a minute, of one process. Default 30. */
  reportsPerMinute?: number | undefined;
}

/** What the relay did. Holds no text, no key, no scope, no id. */
export type ReportRelayEvent =
  | Extract<GatewayEvent, { type: 'refused' }>
  /** A report that was forwarded, or could not be. The status is that of the relay's response. */
  | { type: 'reported'; status: number; durationMs: number };

/** Options that `createGateway` has too mean the same here. */
export interface ReportRelayOptions
  extends Pick<GatewayOptions, 'apiKey' | 'authorize' | 'scopeOf' | 'origins' | 'fetch'> {
  /** The whole address of the service's endpoint for such reports. Fixed; redirects are refused. */
  serviceUrl: string | URL;
  /**
   * That of the gateway. Then only its receipts count, and a report without one is answered 422,
   * because the service could not find the lookup. Without a secret, the relay takes the lookup's
   * id and the receipt as the browser sends them, as is right where no gateway hides ids.
   */
  secret?: Secret | undefined;
  /** As the gateway's, with the same default. Sent to the service, by the same names. */
  receiptHeaders?: readonly string[] | undefined;
  limits?: ReportRelayLimits | undefined;
  /** The JSON body for the service. Default: `id`, `reason` and `suggestion`. */
  toBody?: ((report: RelayedReport) => unknown) | undefined;
  onEvent?: ((event: ReportRelayEvent) => void) | undefined;
}

/** Characters. The gateway never writes as many. */
const MAX_RECEIPT = 10_000;

/** What a service that is busy may ask for, and what is said for one that does not ask. */
const MAX_RETRY_SECONDS = 60;

/**
 * An endpoint to which a host app posts the `MerchantReport` of `onReport` as JSON. It forwards
 * the report to the service, once, and goes on when the caller leaves. Answers 204 when the service
 * took it, 400 to what is no report, 422 (see `secret`), 429 beyond the budget, 502, 503 or 504
 * when the service failed; nothing of the service's response is passed on. Throws a `TypeError` or
 * a `RangeError` for options that cannot work.
 */
export function createReportRelay(options: ReportRelayOptions): Handler {
  const { authorize, scopeOf, origins, apiKey } = options;
  const { receiptHeaders = DEFAULT_RECEIPT_HEADERS, limits: given = {} } = options;
  const { toBody = ({ id, reason, suggestion }) => ({ id, reason, suggestion }) } = options;
  expectFunctions({ toBody });
  expectReceiptHeaders(receiptHeaders);
  const url = readServiceUrl('createReportRelay', options.serviceUrl).href;
  const secrets = options.secret === undefined ? undefined : createKeys(options.secret).secrets;
  const limits = readGatewayLimits({
    bodyBytes: given.bodyBytes ?? 32_768,
    bodyMs: given.bodyMs,
    headerBytes: given.headerBytes,
    serviceMs: given.serviceMs ?? 10_000,
    rowsPerMinute: given.reportsPerMinute ?? 30,
  });
  const emit = (event: ReportRelayEvent): void =>
    guardCallback('onEvent', () => options.onEvent?.(event));
  const budget = createBudget({ rowsPerMinute: limits.rowsPerMinute, now });
  const door = openDoor({
    authorize,
    scopeOf,
    origins,
    limits,
    onRefused: (reason, status) => emit({ type: 'refused', reason, status }),
  });

  /** What the service calls the lookup, if that is known. */
  const findReceipt = ({ lookupId, receipt }: BrowserReport, scope: string) => {
    if (!secrets) return { id: lookupId, receipt: pickHeaders(receipt, receiptHeaders) };
    const signed = pickHeaders(receipt, [RECEIPT_HEADER], MAX_RECEIPT)[RECEIPT_HEADER] ?? '';
    const read = secrets.map((secret) => readReceipt(secret, scope, signed, lookupId));
    const found = read.find((one) => one !== undefined);
    return found && { id: found.serviceId, receipt: pickHeaders(found.headers, receiptHeaders) };
  };

  const send = async (
    body: string,
    receipt: RelayedReport['receipt'],
    signal: AbortSignal,
  ): Promise<void> => {
    const headers = new Headers(receipt);
    headers.set('Content-Type', 'application/json');
    headers.set('X-Api-Key', await readKey(apiKey));
    // The key may have come too late.
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
    if (!response.ok) throw EnrichmentError.fromResponse(response);
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
    const admitted = await door.admit(request);
    if (admitted instanceof Response) return admitted;
    const { scope } = admitted;
    const report = readReport(admitted.body);
    if (!report) {
      const error = 'the body is not a report of a merchant';
      return door.refuse(request, 'malformed', { status: 400, error });
    }
    const waitMs = budget.take(scope, 1);
    if (waitMs > 0) {
      const error = 'too many reports in this minute';
      const retryAfter = String(Math.ceil(waitMs / 1000));
      return door.refuse(request, 'over-budget', { status: 429, error, retryAfter });
    }
    const found = findReceipt(report, scope);
    if (!found) {
      const error = 'the report names no lookup that the service has answered';
      return door.refuse(request, 'malformed', { status: 422, error });
    }
    const { reason, suggestion } = report;
    const work = writeJson(() => toBody({ ...found, reason, suggestion }));
    const body = await waitFor(work, limits.serviceMs, request.signal);
    if (typeof body !== 'string') {
      const error = 'the endpoint is not set up correctly';
      return door.refuse(request, 'misconfigured', { status: 500, error });
    }
    const began = now();
    const response = await forward(body, found.receipt);
    emit({ type: 'reported', status: response.status, durationMs: now() - began });
    return door.seal(response, request);
  };

  return (request) =>
    answer(request).catch(() =>
      door.seal(Response.json({ error: 'the request failed' }, { status: 500 }), request),
    );
}

/** The caller is not to blame, whatever the service says: a 401 is about our key. */
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

/** Undefined if the host app's function fails, or returns what JSON does not have. */
async function writeJson(create: () => unknown): Promise<string | undefined> {
  try {
    return JSON.stringify(await create());
  } catch {
    return undefined;
  }
}
