// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../../../src/sandbox/index.js';
import { createTruth, type Truth } from './createTruth.js';
import { post } from './lookUp.js';
import { createPages, runLoad } from './runLoad.js';
import { LIMITS, type StartedGateway, startGateway } from './startGateway.js';
import { type Service, startService, type Trouble } from './startService.js';

const PAGES = 100;
const LOOKUPS = PAGES * 3 * 25;

let service: Service;
let truth: Truth;
let gateway: StartedGateway;

beforeEach(async () => {
  service = await startService({ apiKey: SANDBOX_API_KEY });
  truth = createTruth(service.url);
  gateway = await startGateway({ serviceUrl: service.url });
});

afterEach(async () => {
  await gateway.stop();
  await service.stop();
});

/** The kinds of failures that the gateway met at the service. */
const kindsMet = () =>
  new Set(
    gateway.events.flatMap((event) =>
      event.type === 'planner' && event.event.type === 'failed' ? [event.event.kind] : [],
    ),
  );

const load = (onProgress?: (share: number) => unknown) =>
  runLoad({
    urls: [gateway.url],
    truth,
    pages: createPages(PAGES),
    ...(onProgress && { onProgress }),
  });

describe('under load, no row is lost and none is wrong', () => {
  it.each<[Trouble, number]>([
    ['slow', 20],
    ['busy', 3],
    ['failing', 20],
    ['cut', 20],
    ['garbage', 24],
    ['holes', 24],
  ])('while the service is %s', async (trouble, times) => {
    service.trouble = (request) =>
      request > 10 && service.counts.troubled < times ? trouble : undefined;
    const { lookups, wrong } = await load();
    expect({ lookups, wrong }).toEqual({ lookups: LOOKUPS, wrong: 0 });
    expect(service.counts.troubled).toBe(times);
  });
});
