import type { GatewayEvent } from '../../../src/gateway/GatewayEvent.js';
import { guardStore } from '../../../src/gateway/store/guardStore.js';
import { memoryStore } from '../../../src/gateway/store/memoryStore.js';
import type { Store } from '../../../src/gateway/store/Store.js';

export const hang = () => new Promise<never>(() => {});
export const fail = () => Promise.reject(new Error('down'));
export const entry = { key: 'a', value: '1', ttlMs: 60_000 };

/** A guarded store whose answers can be changed, with what it was asked and what it said. */
export function createGuarded(answers: Partial<Store> = {}) {
  const memory = memoryStore();
  const current: Store = { ...memory, ...answers };
  const calls: string[] = [];
  const events: GatewayEvent[] = [];
  const guarded = guardStore(
    {
      getMany: (keys) => {
        calls.push('get');
        return current.getMany(keys);
      },
      setMany: (entries) => {
        calls.push('set');
        return current.setMany(entries);
      },
      deleteMany: (targets) => {
        calls.push('delete');
        return current.deleteMany(targets);
      },
    },
    { timeoutMs: 100, onEvent: (event) => events.push(event) },
  );
  const recover = () => Object.assign(current, memory);
  return { guarded, current, calls, events, recover };
}

export async function failThrice({ guarded }: ReturnType<typeof createGuarded>) {
  for (let count = 0; count < 3; count += 1) await guarded.getMany(['a']);
}

export const states = (events: readonly GatewayEvent[]) =>
  events.map((event) => (event.type === 'store' ? event.state : event.type));
