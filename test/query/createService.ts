import type { FetchContext, MerchantListFetcher } from '../../src/service/MerchantListFetcher.js';
import type { MerchantListRequest } from '../../src/service/types.js';

/** One request as the service sees it, answered by hand. */
export interface SeenCall {
  readonly request: MerchantListRequest;
  readonly ids: readonly string[];
  readonly context: FetchContext;
  /** Without a body every id gets a record. */
  answer(body?: unknown): void;
  fail(error: unknown): void;
}

export interface Service {
  readonly fetcher: MerchantListFetcher;
  readonly calls: readonly SeenCall[];
  /** Ids of every call so far. */
  sent(): readonly (readonly string[])[];
  /** How many rows each call so far carried. */
  sizes(): readonly number[];
  /** The newest call; throws without one. */
  last(): SeenCall;
}

export const bodyFor = (ids: readonly string[], parts: object = {}): Record<string, unknown[]> =>
  Object.fromEntries(ids.map((id) => [id, [{ name: `Shop ${id}`, ...parts }]]));

/** A service that answers when told to; with `answersAtOnce` it answers every call in full. */
export function createService({ answersAtOnce = false } = {}): Service {
  const calls: SeenCall[] = [];
  return {
    calls,
    sent: () => calls.map(({ ids }) => ids),
    sizes: () => calls.map(({ ids }) => ids.length),
    last() {
      const call = calls.at(-1);
      if (call) return call;
      throw new Error('expected a call, but got none');
    },
    fetcher(request, context) {
      const ids = request.transactions.map(({ id }) => id);
      return new Promise((resolve, reject) => {
        const call: SeenCall = {
          request,
          ids,
          context,
          answer: (body = bodyFor(ids)) => resolve(body),
          fail: reject,
        };
        calls.push(call);
        if (answersAtOnce) call.answer();
      });
    },
  };
}
