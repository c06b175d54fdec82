import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { DisplayProviderProps } from '../../src/display/DisplayProvider.js';
import { textsIn } from '../../src/probe/Exchange.js';
import type { ServiceFile } from '../../src/probe/ServiceFile.js';
import { writePage } from '../../src/probe/writePage.js';
import { OWN_SOURCE, PLACES_SOURCE } from '../../src/sandbox/index.js';
import service from '../../stories/docs/samples/gateway/merchantry.service.json' with {
  type: 'json',
};
import { NOW } from '../sandbox/requestSandbox.js';
import { DRIFTS, SAME } from './drifts.js';
import { KEY, SERVICE, sample, startProbe } from './probing.js';
import { header, VARIANTS } from './variants.js';

type Run = Awaited<ReturnType<Awaited<ReturnType<typeof startProbe>>['run']>>;

/** The sandbox as it is. */
let started: Awaited<ReturnType<typeof startProbe>>;
let usual: Run;
beforeAll(async () => {
  started = await startProbe();
  usual = await started.run();
});

/** Texts that are words of the interface, too. */
const OF_THE_INTERFACE = ['Point', 'month', 'pt-BR'];

/** No key, and no text of a row or a record, is in anything that was said or written. */
function expectNothingRaw({ said, json, page, file, answers }: Run): void {
  // The folder of a test has a random name.
  const lines = said.map((line) => line.replace(/^Wrote .*/, ''));
  const output = [...lines, json, page].join('\n');
  // A number of bytes may be that of a house, and a time of day an amount.
  const findings = JSON.stringify(file?.findings);
  const isIn = (text: string) => (/^[-\d.]+$/.test(text) ? findings : output).includes(text);
  const raw = [...new Set([sample, ...answers.map(readJson)].flatMap(textsIn))].filter(
    (text) => text.length > 3 && !OF_THE_INTERFACE.includes(text),
  );
  expect(raw.length).toBeGreaterThan(300);
  expect(raw.filter(isIn)).toEqual([]);
  expect(output).not.toContain(KEY);
}

/** Without labels, which are what a probe is for. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (name, value) => (name === 'cachePolicy' ? undefined : value));
  } catch {
    return undefined;
  }
}

describe('merchantry probe', () => {
  it('asks at most 30 times, in the bank’s words but without its ids, amounts and dates', () => {
    expect(usual.requests.length).toBeLessThanOrEqual(30);
    const sent = usual.requests.join('\n');
    expect(sent).toContain(sample[0]?.merchant_name);
    for (const { amount, date, id } of sample) {
      for (const text of [`"${id}"`, date, `"${amount}"`]) expect(sent).not.toContain(text);
    }
    expectNothingRaw(usual);
  });

  it('is tried on at least 40 forms of the service', () => {
    expect(VARIANTS.length).toBeGreaterThanOrEqual(40);
  });

  it.each(VARIANTS)('names %s', async (_, variant, expected) => {
    const { run } = await startProbe();
    const varied = await run(variant);
    expect(varied.code).toBe(0);
    expect(varied.file?.findings).toMatchObject(expected);
    for (const key of Object.keys(expected) as (keyof typeof expected)[]) {
      expect(varied.file?.findings[key]).not.toEqual(usual.file?.findings[key]);
    }
    expectNothingRaw(varied);
  });
});

/** The example of the docs: what differs each time is always the same in it. */
it('writes the file and the page that the docs show', async () => {
  const { file } = usual;
  if (!file) throw new Error('there is no file');
  const batches = file.measured.batches.map((batch) => ({ ...batch, ms: 40 + 6 * batch.rows }));
  const example: ServiceFile = {
    ...file,
    generatedAt: new Date(NOW).toISOString(),
    host: 'service.example',
    measured: { ...file.measured, batches },
  };
  const path = '../../stories/docs/samples/gateway/merchantry.service';
  await expect(`${JSON.stringify(example, undefined, 2)}\n`).toMatchFileSnapshot(`${path}.json`);
  await expect(writePage(example)).toMatchFileSnapshot(`${path}.md`);
});

describe('the options of the file', () => {
  it('are those of gateway, image proxy and DisplayProvider', async () => {
    const { gateway, images, display, imgSrc } = usual.file as ServiceFile;
    expect(gateway).toEqual({
      cacheableSources: [OWN_SOURCE],
    });
    expect(images.allow).toEqual([SERVICE]);
    expect(imgSrc).toBe(`img-src 'self' ${SERVICE}`);
    const credit = { text: PLACES_SOURCE, places: true };
    expect(display.attributions).toEqual({ [OWN_SOURCE]: null, [PLACES_SOURCE]: credit });
    // Types and values are accepted as they are.
    const props: DisplayProviderProps = service.display;
    expect(props.attributions).toEqual(display.attributions);
    vi.stubEnv('MERCHANT_SERVICE_URL', SERVICE);
    const { contentSecurityPolicy, merchants, merchantImages } = await import(
      '../../stories/docs/samples/gateway/knownService.js'
    );
    vi.unstubAllEnvs();
    expect(contentSecurityPolicy).toBe(`default-src 'self'; ${imgSrc}`);
    expect([merchants.fetch, merchantImages]).toEqual([expect.any(Function), expect.any(Function)]);
  });

  it('name the ids of requests, and the language of a service that speaks only one', async () => {
    const { run } = await startProbe();
    const { file } = await run(
      async (request, next) => {
        const { language, ...body } = JSON.parse((await request.clone().text()) || '{}');
        const { url, method, headers } = request;
        const asked = new Request(url, { method, headers, body: JSON.stringify(body) });
        return header('X-Request-Id', '8c1f')(asked, next);
      },
      ['--languages', 'en,de'],
    );
    expect(file?.gateway.receiptHeaders).toEqual(['x-request-id']);
    expect(file?.gateway.allowedOptions).toEqual({ language: [] });
    expect(file?.display.recordLanguage).toBe('en');
  });
});

describe('merchantry probe --ci', () => {
  it.each(DRIFTS)('fails when %s', async (_, variant, line) => {
    const { code, said } = await started.run(variant, ['--ci']);
    expect(said).toContainEqual(expect.stringMatching(line));
    expect(code).toBe(1);
  });

  it.each(SAME)('says that nothing has changed when %s', async (_, variant) => {
    const { code, said, json } = await started.run(variant, ['--ci']);
    expect(said.slice(1)).toEqual(['Nothing has changed.']);
    expect(code).toBe(0);
    expect(json).toBe(usual.json);
  });
});
