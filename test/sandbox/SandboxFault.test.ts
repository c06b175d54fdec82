import { describe, expect, it } from 'vitest';
import { createSandbox, type SandboxFault } from '../../src/sandbox/index.js';
import { listRequest, NOW } from './requestSandbox.js';

const IDS = Array.from({ length: 25 }, (_, index) => `t${index}`);
const body = {
  type: 'extended',
  transactions: IDS.map((id) => ({ id, merchant_name: 'PYZ*NORTHSIDE COFF 2041 LONDON GB' })),
};

const make = (faults: readonly SandboxFault[], seed = 1) =>
  createSandbox({ faults, seed, now: () => NOW });

const statuses = async (faults: readonly SandboxFault[], calls: number, seed?: number) => {
  const sandbox = make(faults, seed);
  const seen: number[] = [];
  for (let call = 0; call < calls; call += 1) seen.push((await sandbox(listRequest(body))).status);
  return seen;
};

const affectedIds = async (
  fault: SandboxFault,
  isAffected: (row: unknown) => boolean,
  seed?: number,
) => {
  const rows = await (await make([fault], seed)(listRequest(body))).json();
  return IDS.filter((id) => isAffected(rows[id]));
};

describe('faults', () => {
  it('affects every nth request', async () => {
    const faults: SandboxFault[] = [{ kind: 'status', status: 503, every: 3 }];
    expect(await statuses(faults, 7)).toEqual([200, 200, 503, 200, 200, 503, 200]);
  });

  it('affects the first requests only', async () => {
    const faults: SandboxFault[] = [{ kind: 'status', status: 500, first: 2 }];
    expect(await statuses(faults, 4)).toEqual([500, 500, 200, 200]);
  });

  it('draws a probability from the seed', async () => {
    const faults: SandboxFault[] = [{ kind: 'status', status: 500, probability: 0.5 }];
    const drawn = await statuses(faults, 24, 3);
    expect(new Set(drawn)).toEqual(new Set([200, 500]));
    expect(await statuses(faults, 24, 3)).toEqual(drawn);
    expect(await statuses(faults, 24, 4)).not.toEqual(drawn);
  });

  it('draws by the number of the request, in whatever order bodies are read', async () => {
    const faults: SandboxFault[] = [{ kind: 'status', status: 500, probability: 0.5 }];
    const sandbox = make(faults, 3);
    const together = await Promise.all(
      Array.from({ length: 24 }, async () => (await sandbox(listRequest(body))).status),
    );
    expect(together).toEqual(await statuses(faults, 24, 3));
  });

  it('keeps a draw when another fault is added', async () => {
    const fault: SandboxFault = { kind: 'status', status: 500, probability: 0.5 };
    const slow: SandboxFault = { kind: 'slow', ms: 0, every: 2 };
    expect(await statuses([fault, slow], 24, 3)).toEqual(await statuses([fault], 24, 3));
  });

  it.each([
    [12, '12'],
    ['Fri, 20 Nov 2026 18:41:00 GMT', 'Fri, 20 Nov 2026 18:41:00 GMT'],
    [undefined, null],
  ])('sends Retry-After %s with a status', async (retryAfter, header) => {
    const response = await make([{ kind: 'status', status: 429, retryAfter }])(listRequest(body));
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe(header);
    expect(await response.json()).toEqual({ error: 'the sandbox was told to fail' });
  });

  it('rejects as fetch does when the network fails', async () => {
    await expect(make([{ kind: 'network' }])(listRequest(body))).rejects.toThrow(TypeError);
  });

  it('sends HTML with status 200', async () => {
    const response = await make([{ kind: 'html' }])(listRequest(body));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  it('sends JSON that is cut in the middle', async () => {
    const response = await make([{ kind: 'truncated' }])(listRequest(body));
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('sends an array', async () => {
    const response = await make([{ kind: 'array' }])(listRequest(body));
    expect(await response.json()).toHaveLength(IDS.length);
  });

  it('omits ids, the same ones for the same seed', async () => {
    const fault: SandboxFault = { kind: 'missing', share: 0.4 };
    const missing = await affectedIds(fault, (row) => row === undefined, 5);
    expect(missing.length).toBeGreaterThan(1);
    expect(missing.length).toBeLessThan(IDS.length);
    expect(await affectedIds(fault, (row) => row === undefined, 5)).toEqual(missing);
    expect(await affectedIds(fault, (row) => row === undefined, 6)).not.toEqual(missing);
  });

  it('affects at least one row', async () => {
    const affected = await affectedIds({ kind: 'missing', share: 0 }, (row) => row === undefined);
    expect(affected).toHaveLength(1);
  });

  it('replaces rows by null', async () => {
    const affected = await affectedIds({ kind: 'null-rows' }, (row) => row === null);
    expect(affected.length).toBeGreaterThan(0);
    expect(affected.length).toBeLessThan(IDS.length);
  });

  it('breaks the types of fields in some records and leaves their names', async () => {
    const rows = await (
      await make([{ kind: 'wrong-types', share: 0.3 }])(listRequest(body))
    ).json();
    const broken = IDS.filter((id) => typeof rows[id][0].rating === 'string');
    expect(broken.length).toBeGreaterThan(0);
    expect(broken.length).toBeLessThan(IDS.length);
    for (const id of IDS) expect(rows[id][0].name).toBe('Northside Coffee');
  });

  it('never affects pictures', async () => {
    const sandbox = make([{ kind: 'status', status: 500 }]);
    const url = 'https://bank.example/images/logos/northside-coffee@2x.svg';
    expect((await sandbox(new Request(url))).status).toBe(200);
  });
});
