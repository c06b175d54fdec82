import type { FetchContext, MerchantListFetcher } from '../../src/service/MerchantListFetcher.js';
import type { MerchantListRequest } from '../../src/service/types.js';

/** One request as the service sees it. The test says how it ends. */
export interface SeenRequest {
  readonly request: MerchantListRequest;
  readonly ids: readonly string[];
  readonly context: FetchContext;
  /** Without a body every id gets a record. */
  respond(body?: unknown): void;
  fail(error: unknown): void;
}

export interface Service {
  readonly fetcher: MerchantListFetcher;
  readonly requests: readonly SeenRequest[];
  /** Ids of every request so far. */
  sent(): readonly (readonly string[])[];
  /** How many rows each request so far carried. */
  sizes(): readonly number[];
  /** The newest request; throws without one. */
  last(): SeenRequest;
}

export const bodyFor = (ids: readonly string[], parts: object = {}): Record<string, unknown[]> =>
  Object.fromEntries(ids.map((id) => [id, [{ name: `Shop ${id}`, ...parts }]]));

/** A service that responds when told to; with `respondsAtOnce` to every request, in full. */
export function createService({ respondsAtOnce = false } = {}): Service {
  const requests: SeenRequest[] = [];
  return {
    requests,
    sent: () => requests.map(({ ids }) => ids),
    sizes: () => requests.map(({ ids }) => ids.length),
    last() {
      const request = requests.at(-1);
      if (request) return request;
      throw new Error('expected a request, but got none');
    },
    fetcher(request, context) {
      const ids = request.transactions.map(({ id }) => id);
      return new Promise((resolve, reject) => {
        const seen: SeenRequest = {
          request,
          ids,
          context,
          respond: (body = bodyFor(ids)) => resolve(body),
          fail: reject,
        };
        requests.push(seen);
        if (respondsAtOnce) seen.respond();
      });
    },
  };
}
