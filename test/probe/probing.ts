import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { ServiceFile } from '../../src/probe/ServiceFile.js';
import { createSandbox, sandboxTransactions } from '../../src/sandbox/index.js';
import { probe } from '../../src/server/probe.js';
import { served } from '../gateway/hosts/served.js';
import { NOW } from '../sandbox/requestSandbox.js';

export const KEY = 'key-of-the-bank-0b7e';

export type Next = (request: Request) => Promise<Response>;
/** A service that decides something otherwise: what it answers, from what the sandbox would. */
export type Variant = (request: Request, next: Next) => Response | Promise<Response>;

/** The sandbox as if it were at one public address, which its pictures name. */
export const SERVICE = 'https://service.example';

function serviceWith(variant: Variant = (request, next) => next(request)) {
  const sandbox = createSandbox({ apiKey: KEY, now: () => NOW });
  const requests: string[] = [];
  const answers: string[] = [];
  const handler = async (request: Request) => {
    const text = await request.text();
    requests.push(text);
    const { pathname } = new URL(request.url);
    const { method, headers } = request;
    const moved = () => new Request(SERVICE + pathname, { method, headers, body: text });
    const response = await variant(moved(), sandbox);
    answers.push(await response.clone().text());
    return response;
  };
  return { handler, requests, answers };
}

/** Rows as a bank has them, with ids, amounts and dates; one says where it was paid. */
export const sample = sandboxTransactions(60, { seed: 4, now: NOW }).map((row, index) =>
  index === 0 ? { ...row, latitude: 51.51, longitude: -0.08 } : row,
);

/** Of all probes of a file of tests. */
const root = mkdtempSync(join(tmpdir(), 'merchantry-probe-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the command against a service on a free port, in a folder of its own. */
export async function startProbe(rows: unknown = sample) {
  const folder = await mkdtemp(join(root, 'run-'));
  const samplePath = join(folder, 'sample.json');
  const target = join(folder, 'merchantry.service.json');
  await writeFile(samplePath, typeof rows === 'string' ? rows : JSON.stringify(rows));
  return {
    target,
    async run(variant?: Variant, more: readonly string[] = [], env: object = {}) {
      const service = serviceWith(variant);
      const host = await served(service.handler);
      const said: string[] = [];
      const say = (line: string) => said.push(line);
      const args = ['--url', host.url, '--rows', samplePath, '--out', target, ...more];
      const given = { MERCHANT_SERVICE_KEY: KEY, ...env };
      const code = await probe(args, given, { out: say, error: say });
      await host.close();
      const read = (path: string) => readFile(path, 'utf8').catch(() => '');
      const json = await read(target);
      const page = await read(target.replace(/json$/, 'md'));
      const file = (json ? JSON.parse(json) : undefined) as ServiceFile | undefined;
      return { ...service, code, said, json, page, file };
    },
  };
}
