import { readText } from '../service/request/readText.js';
import type { Redact } from '../service/request/redactRow.js';
import { isObject } from '../service/response/decoders.js';
import { guardCallback } from '../utils/callHostCode.js';
import type { GatewayErrorKind, GatewayEvent } from './GatewayEvent.js';
import type { GatewayOptions, StoredRecord } from './GatewayOptions.js';
import { wantsMoreByDefault } from './storedResult.js';

type HostFunctions = Pick<GatewayOptions, 'onError' | 'onEvent' | 'redact' | 'wantsMore'>;

/**
 * Wraps the host app's functions so that their errors go to `onError`. `fail` and `emit` never
 * throw, `wantsMore` returns true if the host app's function fails, and `redact` rethrows or returns an
 * unusable result unchanged; either withholds the row.
 */
export function guardFunctions(options: HostFunctions) {
  const { onError, onEvent, redact: rule, wantsMore = wantsMoreByDefault } = options;
  const fail = (kind: GatewayErrorKind, error: unknown): void =>
    guardCallback('onError', () => onError?.(kind, error));
  /** Without `onError`, development logs which function threw. */
  const failing = (kind: GatewayErrorKind) =>
    onError && ((error: unknown): void => fail(kind, error));

  const redact: Redact | undefined =
    rule &&
    ((row) => {
      try {
        const result: unknown = rule(row);
        if (!isOfRow(result, row.id)) {
          const wrong = new TypeError(
            'Merchantry: expected redact to return null or a transaction with the same id.',
          );
          // The error of an asynchronous rule says more than this one.
          Promise.resolve(result)
            .then(() => Promise.reject(wrong))
            .catch((error) => fail('redact', error));
        }
        return result as ReturnType<Redact>;
      } catch (error) {
        fail('redact', error);
        throw error;
      }
    });

  return {
    fail,
    redact,
    emit: (event: GatewayEvent): void =>
      guardCallback('onEvent', () => onEvent?.(event), failing('onEvent')),
    wantsMore(record: StoredRecord): boolean {
      let isTooLittle = true;
      const ask = () => {
        const answer: unknown = wantsMore(record);
        isTooLittle = Boolean(answer);
        return answer;
      };
      guardCallback('wantsMore', ask, failing('wantsMore'));
      return isTooLittle;
    },
  };
}

const isOfRow = (result: unknown, id: string): boolean =>
  result === null || (isObject(result) && readText('id', result.id) === id);
