#!/usr/bin/env node
import { createRequire } from 'node:module';
import type { Log } from './Log.js';
import { loadOptionalPackage } from './loadOptionalPackage.js';
import { readSettings } from './readSettings.js';

const USAGE = `Usage: merchantry gateway
       merchantry purge --scope <customer>
       merchantry probe --url <address> --rows <sample.json>
       merchantry --version

gateway serves the gateway, purge makes what it has stored for one customer unreadable, and probe asks
a service what its interface leaves open. Each has more to say: merchantry <command> --help
`;

const GATEWAY_USAGE = `Usage: merchantry gateway

Serves the gateway, as its environment says, until SIGTERM. The page Gateway of the documentation says
what each variable means. It needs the packages jose and, with REDIS_URL, redis: npm install jose redis

  Required      MERCHANT_SERVICE_URL, MERCHANT_SERVICE_KEY, JWKS_URL, JWT_ISSUER, JWT_AUDIENCE
  Tokens        JWT_SCOPE_CLAIM, SESSION_COOKIE
  Addresses     PORT, ENDPOINT_PATH, ADMIN_PORT, ADMIN_HOST, ORIGINS, TRUST_PROXY
  Store         REDIS_URL, STORE_SECRETS, CACHEABLE_SOURCES, SERVICE_FILE
  Limits        CONCURRENCY, ROWS_PER_MINUTE, SERVICE_MS
  End           DRAIN_MS, GRACE_MS
`;

/** One line of JSON for each event, without any text of a row. */
const log: Log = (level, event, about = {}) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, event, ...about })}\n`,
  );
};

// Without a listener, a closed log would end the process.
process.stdout.on('error', () => {});

async function gateway(args: readonly string[]): Promise<void> {
  // The library's warnings are for developers of an app, and are no lines of JSON.
  process.env.NODE_ENV ??= 'production';
  try {
    if (args.length > 0) {
      throw new TypeError(
        'Merchantry: expected merchantry gateway, and nothing else: its environment configures it.',
      );
    }
    const settings = readSettings(process.env);
    const { startServer } = await loadOptionalPackage('jose', import('./startServer.js'));
    const server = await startServer(settings, log);
    const close = () => void server.close().then(() => process.exit());
    // Not `once`: a supervisor may send it twice, to the process and to its group.
    process.on('SIGTERM', close);
    process.on('SIGINT', close);
  } catch (error) {
    console.error(error instanceof TypeError ? error.message : error);
    // `exit`, because an open port or connection would keep the process running.
    process.exit(1);
  }
}

const [command = '', ...args] = process.argv.slice(2);
const isHelp = [command, ...args].some((arg) => ['--help', '-h'].includes(arg));
const output = { out: console.log, error: console.error };

if (command === 'gateway') {
  if (isHelp) console.log(GATEWAY_USAGE);
  else await gateway(args);
} else if (command === 'purge') {
  const { purge, PURGE_USAGE } = await import('./purge.js');
  if (isHelp) console.log(PURGE_USAGE);
  else process.exitCode = await purge(args, process.env, output);
} else if (command === 'probe') {
  const { probe, PROBE_USAGE } = await import('./probe.js');
  if (isHelp) console.log(PROBE_USAGE);
  else process.exitCode = await probe(args, process.env, output);
} else if (command === '--version') {
  console.log(createRequire(import.meta.url)('../../package.json').version);
} else {
  (isHelp ? console.log : console.error)(USAGE);
  process.exitCode = isHelp ? 0 : 1;
}
