#!/usr/bin/env node
import { readSettings } from './readSettings.js';
import type { Log } from './startServer.js';

const USAGE = `Usage: merchantry gateway
       merchantry probe --url <address> --rows <sample.json>

gateway serves the gateway, as its environment says. Required: MERCHANT_SERVICE_URL, MERCHANT_SERVICE_KEY,
JWKS_URL, JWT_ISSUER and JWT_AUDIENCE. The page Gateway of the documentation has all variables.
It needs the packages jose and, with REDIS_URL, redis: npm install jose redis

probe asks a service what its interface leaves open: merchantry probe --help
`;

const HELP = ['--help', '-h'];

/** One line of JSON for each event, without any text of a row. */
const log: Log = (level, event, about = {}) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, event, ...about })}\n`,
  );
};

// A log that nobody reads any more is no reason to end.
process.stdout.on('error', () => {});

if (process.argv[2] === 'gateway') {
  try {
    const settings = readSettings(process.env);
    // It needs packages that the library does not bring.
    const { startServer } = await import('./startServer.js');
    const server = await startServer(settings, log);
    const close = () => void server.close().then(() => process.exit());
    process.once('SIGTERM', close);
    process.once('SIGINT', close);
  } catch (error) {
    console.error(error instanceof TypeError ? error.message : error);
    // Something may be open already.
    process.exit(1);
  }
} else if (process.argv[2] === 'probe') {
  const { probe, PROBE_USAGE } = await import('./probe.js');
  const args = process.argv.slice(3);
  if (HELP.some((name) => args.includes(name))) console.log(PROBE_USAGE);
  else
    process.exitCode = await probe(args, process.env, { out: console.log, error: console.error });
} else {
  const isAsked = HELP.includes(process.argv[2] ?? '');
  (isAsked ? console.log : console.error)(USAGE);
  process.exitCode = isAsked ? 0 : 1;
}
