import type { Store, StoreEntry, StoreTarget } from './Store.js';

/** A client of the package `redis`, version 4 or later. */
interface NodeRedisClient {
  sendCommand(args: string[]): Promise<unknown>;
}

/** The cluster client of the package `redis`, version 4 or later. */
interface NodeRedisCluster {
  readonly masters: readonly unknown[];
  sendCommand(key: string | undefined, isReadonly: boolean, args: string[]): Promise<unknown>;
}

/** A client of the package `ioredis`, version 5 or later. */
interface IoRedisClient {
  call(command: string, ...args: string[]): Promise<unknown>;
}

/** The cluster client of the package `ioredis`, version 5 or later. */
interface IoRedisCluster extends IoRedisClient {
  nodes(): unknown[];
}

export type RedisClient = NodeRedisClient | NodeRedisCluster | IoRedisClient | IoRedisCluster;

interface RedisStoreOptions {
  /** Prefix of each key, so that the database can be shared. Default `merchantry:`. */
  prefix?: string | undefined;
}

type Send = (args: string[]) => Promise<unknown>;

/** The common interface of all clients. */
interface Connection {
  readonly send: Send;
  /** Whether all keys of a command must have the same hash tag. */
  readonly isCluster: boolean;
}

/** A key that does not hold text responds with an error, which is treated as no value. */
const SET_IF_ABSENT = `local written = {}
for i, key in ipairs(KEYS) do
  local value, ttl = ARGV[2 * i - 1], ARGV[2 * i]
  local held = redis.pcall('get', key)
  written[i] = 0
  if held == false or held == value then
    redis.call('set', key, value, 'PX', ttl)
    written[i] = 1
  end
end
return written`;

const DELETE_IF_VALUE =
  "if redis.pcall('get', KEYS[1]) == ARGV[1] then return redis.call('unlink', KEYS[1]) end return 0";

/**
 * Stores results in Redis or Valkey, through a connected client of the host app: one of `redis` or
 * of `ioredis`, also of a cluster, where a call becomes one command per hash tag. Throws for
 * anything else. Behind Redis Sentinel use `ioredis`: the Sentinel client of `redis` is rejected,
 * too.
 *
 * Reconnecting is the client's task. Configure it so that calls fail at once while the server is
 * unavailable, instead of queueing and writing late: `disableOfflineQueue: true` (`redis`), or
 * `enableOfflineQueue: false, maxRetriesPerRequest: 0` (`ioredis`). Listen to its `error` event:
 * without a listener, `redis` ends the process.
 *
 * A key that does not hold text reads as empty, and is overwritten, except by an `ifAbsent` entry.
 */
export function redisStore(
  client: RedisClient,
  { prefix = 'merchantry:' }: RedisStoreOptions = {},
): Store {
  const { send, isCluster } = connect(client);

  /** Groups indexes of keys that may share a command. */
  const groupsOf = (keys: readonly string[]): readonly (readonly number[])[] => {
    const groups = new Map<string, number[]>();
    for (const [index, key] of keys.entries()) {
      const tag = isCluster ? hashTag(prefix + key) : '';
      const group = groups.get(tag);
      if (group) group.push(index);
      else groups.set(tag, [index]);
    }
    return [...groups.values()];
  };

  async function deleteOne({ key, ifValue }: StoreTarget) {
    if (ifValue === undefined) return send(['UNLINK', prefix + key]);
    return send(['EVAL', DELETE_IF_VALUE, '1', prefix + key, ifValue]);
  }

  return {
    async getMany(keys) {
      if (keys.length === 0) return [];
      const values: (string | undefined)[] = keys.map(() => undefined);
      await Promise.all(
        groupsOf(keys).map(async (group) => {
          const reply = await send(['MGET', ...group.map((index) => prefix + keys[index])]);
          const found = reply as (string | null)[];
          for (const [place, index] of group.entries()) values[index] = found[place] ?? undefined;
        }),
      );
      return values;
    },
    // Sent in one tick, so that the client pipelines all of them. Each is async, so that one that
    // throws leaves no unhandled rejection of others.
    async setMany(entries) {
      const written: boolean[] = entries.map(() => false);
      const plain = entries.map(async ({ key, value, ttlMs, ifAbsent }, index) => {
        if (ifAbsent) return;
        const reply = await send(['SET', prefix + key, value, 'PX', `${ttlMs}`]);
        written[index] = String(reply) === 'OK';
      });
      const cautious = [...entries.keys()].filter((index) => entries[index]?.ifAbsent);
      const groups = groupsOf(cautious.map((index) => entries[index]?.key ?? ''));
      const scripts = groups.map(async (group) => {
        const indices = group.map((place) => cautious[place] as number);
        const some = indices.map((index) => entries[index] as StoreEntry);
        const keys = some.map(({ key }) => prefix + key);
        const values = some.flatMap(({ value, ttlMs }) => [value, `${ttlMs}`]);
        const replies = await send(['EVAL', SET_IF_ABSENT, `${keys.length}`, ...keys, ...values]);
        for (const [place, index] of indices.entries()) {
          written[index] = Number((replies as unknown[])[place]) === 1;
        }
      });
      await Promise.all([...plain, ...scripts]);
      return written;
    },
    async deleteMany(targets) {
      await Promise.all(targets.map(deleteOne));
    },
  };
}

function connect(client: RedisClient): Connection {
  // Checked first, because `ioredis` also has a `sendCommand`, with other arguments.
  if (isIoRedis(client)) {
    const send: Send = ([command = '', ...rest]) => client.call(command, ...rest);
    return { send, isCluster: 'nodes' in client };
  }
  if (isNodeRedis(client)) {
    return 'masters' in client
      ? { send: (args) => client.sendCommand(firstKeyOf(args), false, args), isCluster: true }
      : { send: (args) => client.sendCommand(args), isCluster: false };
  }
  throw new TypeError(
    'Merchantry: expected the client given to redisStore to be one of "redis" (with sendCommand) ' +
      `or of "ioredis" (with call), but got: ${client === null ? 'null' : typeof client}.`,
  );
}

const isIoRedis = (client: RedisClient): client is IoRedisClient | IoRedisCluster =>
  isClient(client) && typeof (client as Partial<IoRedisClient>).call === 'function';

/** Excludes the Sentinel client of `redis`, whose `sendCommand` has other arguments. */
const isNodeRedis = (client: RedisClient): client is NodeRedisClient | NodeRedisCluster =>
  isClient(client) &&
  typeof (client as Partial<NodeRedisClient>).sendCommand === 'function' &&
  !('getSentinelNode' in client);

/**
 * Excludes objects with the same methods: a class, a pipeline, which queues commands until it is
 * executed, and the `legacy()` client of `redis`, which takes callbacks. The last two have
 * commands, but no `connect`.
 */
const isClient = (client: unknown): client is object =>
  typeof client === 'object' &&
  client !== null &&
  ('connect' in client || !('exec' in client || 'multi' in client));

/** The part of a key that a cluster hashes: the text in its first braces, if any. */
const hashTag = (key: string) => /\{(.*?)\}/s.exec(key)?.[1] || key;

/** The key that selects the cluster node: all keys of a command are in one slot. */
const firstKeyOf = ([command, first, , third]: string[]) => (command === 'EVAL' ? third : first);
