import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SANDBOX_API_KEY } from '../../../src/sandbox/index.js';
import { createTruth } from './createTruth.js';
import { type Page, post } from './lookUp.js';
import { createPages, openSome, runLoad, VISITS } from './runLoad.js';
import {
  HASTY,
  PATIENT,
  type StartedGateway,
  startGateway,
  type TestedOptions,
} from './startGateway.js';
import { type Service, startService, type Trouble } from './startService.js';

const PAGES = 48;
const VISITED = PAGES * VISITS;
const LOOKUPS = VISITED * 25;

let service: Service;
let gateway: StartedGateway;
const warnings: Error[] = [];
const onWarning = (warning: Error) => warnings.push(warning);

beforeEach(async () => {
  process.on('warning', onWarning);
  service = await startService({ apiKey: SANDBOX_API_KEY });
});

afterEach(async () => {
  await gateway.stop();
  await service.stop();
  process.off('warning', onWarning);
  // Such as of listeners that nobody removes.
  expect(warnings.splice(0)).toEqual([]);
});

interface Scenario extends Partial<TestedOptions> {
  pages?: readonly Page[];
  onProgress?: (share: number) => unknown;
}

/** Loads everything, and expects that no row is lost and none is wrong. */
async function expectTruth({ pages, onProgress = () => {}, ...options }: Scenario = {}) {
  gateway = await startGateway({ serviceUrl: service.url, ...options });
  const result = await runLoad({
    urls: [gateway.url],
    truth: createTruth(service.url),
    pages: pages ?? openSome(createPages(PAGES)),
    onProgress,
  });
  const { lookups, wrong } = result;
  expect({ lookups, wrong }).toEqual({ lookups: LOOKUPS, wrong: 0 });
  return result;
}

const kindsMet = () =>
  new Set(
    gateway.events.flatMap((event) =>
      event.type === 'planner' && event.event.type === 'failed' ? [event.event.kind] : [],
    ),
  );

const until = (holds: () => boolean) =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 60_000 });

it('asks once for each row if nothing fails, though each is wanted three times', async () => {
  const { statuses, leftOut } = await expectTruth({ pages: createPages(PAGES) });
  expect({ statuses, leftOut }).toEqual({ statuses: { 200: VISITED }, leftOut: 0 });
  const times = [...service.asked.ids.values()];
  expect(times.length).toBe(PAGES * 25);
  expect(Math.max(...times)).toBe(1);
});

it.each<[Trouble, number, string]>([
  ['hanging', 5, 'timeout'],
  ['busy', 3, 'rate-limited'],
  ['failing', 20, 'server'],
  ['cut', 20, 'network'],
  ['garbage', 24, 'malformed'],
])('answers every row after a service that is %s', async (trouble, times, kind) => {
  service.trouble = (request) =>
    request > 10 && service.counts.troubled < times ? trouble : undefined;
  // In development the gateway says once that a body was not JSON.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await expectTruth({ limits: trouble === 'hanging' ? HASTY : PATIENT });
  for (const [text] of warn.mock.calls) expect(text).toMatch(/expected JSON|JSON object|every id/);
  expect(service.counts.troubled).toBe(times);
  expect(kindsMet()).toContain(kind);
});

it('leaves out rows that a response lacks, and answers them when they are asked again', async () => {
  service.trouble = (request) => (request % 3 === 0 ? 'holes' : undefined);
  const { statuses, leftOut } = await expectTruth();
  expect(Object.keys(statuses)).toEqual(['200']);
  expect(leftOut).toBeGreaterThan(50);
});

it('answers every row after a service that is down, and those that are stored meanwhile', async () => {
  let isDown = false;
  await expectTruth({
    async onProgress(share) {
      if (isDown || share < 0.4) return;
      isDown = true;
      await service.stop();
      until(() => kindsMet().has('network')).then(service.start);
    },
  });
  expect(kindsMet()).toContain('network');
});

it('rotates its key without a failure while the service accepts both', async () => {
  let key = SANDBOX_API_KEY;
  let uses = 0;
  let withdrawn: Promise<unknown> | undefined;
  const { statuses } = await expectTruth({
    async apiKey() {
      uses += 1;
      return key;
    },
    async onProgress(share) {
      if (share > 0.3) service.keys.add('the-next-key');
      if (share > 0.5) key = 'the-next-key';
      if (share < 0.7) return;
      // Once nothing is under way, which could still have the first key.
      withdrawn ??= until(() => service.counts.requests === uses).then(() =>
        service.keys.delete(SANDBOX_API_KEY),
      );
      await withdrawn;
    },
  });
  expect(statuses).toEqual({ 200: VISITED });
  expect(service.keys).toEqual(new Set(['the-next-key']));
});

it('recovers from a key that was rotated too late, without a storm of refused requests', async () => {
  let key = SANDBOX_API_KEY;
  let isRotated = false;
  const { statuses } = await expectTruth({
    apiKey: () => key,
    onProgress(share) {
      if (isRotated || share < 0.4) return;
      isRotated = true;
      service.keys.clear();
      service.keys.add('the-next-key');
      until(() => service.counts.refused > 0).then(() => {
        key = 'the-next-key';
      });
    },
  });
  // Never 401, which would mean the caller's session.
  expect(Object.keys(statuses).sort()).toEqual(['200', '502']);
  // Those in flight when it happened, and then a few that find out whether it is over.
  expect(service.counts.refused).toBeGreaterThan(0);
  expect(service.counts.refused).toBeLessThan(24);
});

/** Turns of the event loop. */
async function afterTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

it('serves the others while clients leave, and asks for no row twice', async () => {
  let left = 0;
  const leavers: Promise<unknown>[] = [];
  const pages = createPages(PAGES);
  const { statuses } = await expectTruth({
    pages,
    onProgress(share) {
      const page = pages[Math.floor(share * PAGES)];
      if (!page) return;
      const controller = new AbortController();
      const leaver = post(gateway.url, page, controller.signal);
      leavers.push(leaver.then((response) => response.text()).catch(() => {}));
      // Some leave before the gateway has read the request, some while the service is asked.
      leavers.push(afterTurns(left % 12).then(() => controller.abort()));
      left += 1;
    },
  });
  await Promise.all(leavers);
  expect(left).toBeGreaterThan(100);
  expect(statuses).toEqual({ 200: VISITED });
  expect(Math.max(...service.asked.ids.values())).toBe(1);
});
