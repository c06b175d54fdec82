import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'redis';
import { type RedisServer, startRedis } from './startRedis.js';

/** Two real servers that share the slots of one cluster. */
export async function startRedisCluster(): Promise<readonly RedisServer[]> {
  const servers = await Promise.all([startRedis({ cluster: true }), startRedis({ cluster: true })]);
  const clients = await Promise.all(
    servers.map(({ url }) =>
      createClient({ url })
        .on('error', () => {})
        .connect(),
    ),
  );
  const [first, second] = clients;
  await first?.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', '0', '8191']);
  await second?.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', '8192', '16383']);
  await first?.sendCommand(['CLUSTER', 'MEET', '127.0.0.1', String(servers[1]?.port)]);
  for (const client of clients) {
    let state = '';
    while (!(state.includes('cluster_state:ok') && state.includes('cluster_slots_ok:16384'))) {
      await wait(20);
      state = String(await client.sendCommand(['CLUSTER', 'INFO']));
    }
  }
  for (const client of clients) client.destroy();
  return servers;
}
