import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createSandbox } from '../../../src/sandbox/index.js';
import type { MerchantListRequest, Transaction } from '../../../src/service/types.js';
import { NOW } from '../../sandbox/requestSandbox.js';
import { serveListener } from './serveListener.js';

/** What is wrong with a response. */
export type Trouble =
  /** It never comes. */
  | 'hanging'
  /** 429 with `Retry-After: 1`. */
  | 'busy'
  /** 500. */
  | 'failing'
  /** The connection ends in the middle of the body. */
  | 'cut'
  /** Status 200 with something else than the interface promises, and always something different. */
  | 'garbage'
  /** Some ids are absent or null, and one was never asked for. */
  | 'holes';

/** Unlike anything that a record could be. */
const GARBAGE = [
  '<!doctype html><title>Please wait</title>',
  '',
  '[]',
  'null',
  '"no"',
  '{"a":',
  '\u0000\ufffd\u0001',
  '{}',
];

export interface Service {
  readonly url: string;
  /** The keys that it accepts. */
  readonly keys: Set<string>;
  /** How often each row was asked for: by id, and by what the row says with the options. */
  readonly asked: { readonly ids: Map<string, number>; readonly contents: Map<string, number> };
  /** Requests that came, those that were troubled, and those whose key was refused. */
  counts: { requests: number; troubled: number; refused: number };
  /** Every request is troubled until this returns undefined. */
  trouble: (request: number) => Trouble | undefined;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** The part of a row by which two rows of different ids are equal. */
export function contentOf(row: Transaction, options: object): string {
  const { id: _, ...content } = row;
  return JSON.stringify([Object.entries(options).sort(), Object.entries(content).sort()]);
}

const countOne = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** The sandbox over real HTTP, with troubles that a test switches on. */
export async function startService({ apiKey }: { apiKey: string }): Promise<Service> {
  const sandbox = createSandbox({ apiKey, now: () => NOW });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    service.counts.requests += 1;
    const key = String(request.headers['x-api-key']);
    if (!service.keys.has(key)) {
      service.counts.refused += 1;
      response.writeHead(401).end();
      return;
    }
    const { transactions, ...options }: MerchantListRequest = JSON.parse(body);
    for (const row of transactions) {
      countOne(service.asked.ids, row.id);
      countOne(service.asked.contents, contentOf(row, options));
    }
    const trouble = service.trouble(service.counts.requests);
    if (trouble) service.counts.troubled += 1;
    if (trouble === 'busy') {
      response.writeHead(429, { 'Retry-After': '1' }).end();
      return;
    }
    if (trouble === 'failing') {
      response.writeHead(500).end('no');
      return;
    }
    // The client leaves.
    if (trouble === 'hanging') return;
    const result = await sandbox(
      new Request(`${service.url}${request.url}`, {
        method: 'POST',
        headers: { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' },
        body,
      }),
    );
    const sent = await result.text();
    const head = {
      'Content-Type': 'application/json',
      'X-Request-Id': `r-${service.counts.requests}`,
    };
    if (trouble === 'cut') {
      const whole = Buffer.from(sent);
      response.writeHead(result.status, { ...head, 'Content-Length': whole.length });
      response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
    } else if (trouble === 'garbage') {
      response.writeHead(200, head).end(GARBAGE[service.counts.troubled % GARBAGE.length]);
    } else {
      response.writeHead(result.status, head).end(trouble === 'holes' ? withHoles(sent) : sent);
    }
  }

  const served = await serveListener((request, response) => {
    // A request may be cut while it is read.
    answer(request, response).catch(() => response.destroy());
  });
  const service: Service = {
    ...served,
    keys: new Set([apiKey]),
    asked: { ids: new Map(), contents: new Map() },
    counts: { requests: 0, troubled: 0, refused: 0 },
    trouble: () => undefined,
  };
  return service;
}

function withHoles(text: string): string {
  const rows: Record<string, unknown> = JSON.parse(text);
  for (const [index, id] of Object.keys(rows).entries()) {
    if (index % 5 === 1) delete rows[id];
    if (index % 5 === 3) rows[id] = null;
  }
  return JSON.stringify({ ...rows, nobody: [{ name: 'Not asked for' }] });
}
