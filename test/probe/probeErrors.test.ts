import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { runProbe } from '../../src/probe/runProbe.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { probe } from '../../src/server/probe.js';
import { listening } from '../gateway/hosts/listening.js';
import { KEY, startProbe, type Variant } from './probing.js';
import { header, records, refuses } from './variants.js';

async function refusal(args: readonly string[], env: Record<string, string> = {}) {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const code = await probe(args, env, { out: say, error: say });
  return [code, ...said];
}

describe('arguments that cannot work', () => {
  it('are named all at once, with 2', async () => {
    expect(await refusal([])).toEqual([
      2,
      'Merchantry: --url is no address by http(s) without credentials, query and fragment; MERCHANT_SERVICE_KEY is missing; --rows is missing.',
    ]);
    const whole = ['--url', 'https://s.example/api/v3/merchant/list', '--rows', 'a'];
    expect(await refusal(whole, { MERCHANT_SERVICE_KEY: KEY })).toEqual([
      2,
      'Merchantry: --url has /api/v3 in its path, which is added to it.',
    ]);
    const wrong = ['--url', `https://u:${KEY}@s.example`, '--rows', 'a', '--languages', 'a,b'];
    expect(await refusal(wrong, { MERCHANT_SERVICE_KEY: 'a\nb' })).toEqual([
      2,
      'Merchantry: --url is no address by http(s) without credentials, query and fragment; MERCHANT_SERVICE_KEY is no header value; --languages is no list of at most 12 different languages.',
    ]);
  });

  it.each([
    [[`--key=${KEY}`], 'another argument'],
    [['--key', KEY], 'another argument'],
    [[KEY], 'another argument'],
    [['--rows'], '--rows'],
  ])('are never quoted: %s', async (args, named) => {
    expect(await refusal(args)).toEqual([
      2,
      `Merchantry: expected the options that merchantry probe --help lists, each with its value, but got: ${named}.`,
    ]);
  });

  it.each([
    ['{', 'expected the sample to be JSON, but it cannot be parsed.'],
    ['7', 'expected the sample to be an array of transactions'],
    ['[{}, "SHOP 17"]', 'expected row 2 of the sample to be an object.'],
    ['[{ "merchant_name": "S" }]', 'expected rows with a merchant_name of two characters'],
  ])('say what a sample lacks: %s', async (text, message) => {
    const { run } = await startProbe(text);
    const { code, said, requests } = await run();
    expect([code, requests.length]).toEqual([2, 0]);
    expect(said).toEqual([expect.stringContaining(message)]);
  });

  it('say that a file cannot be read, or is none of a probe', async () => {
    const { run, target } = await startProbe();
    expect((await run(undefined, ['--ci'])).said).toEqual([
      'Merchantry: expected --out to name a file that can be read (ENOENT).',
    ]);
    const missing = await run(undefined, ['--rows', `${target}.none`]);
    expect(missing.said).toEqual([
      'Merchantry: expected --rows to name a file that can be read (ENOENT).',
    ]);
    const other = await startProbe('[{ "merchant_name": "SHOP 17" }]');
    const sample = target.replace('merchantry.service', 'sample');
    const { code, said } = await other.run(undefined, ['--ci', '--out', sample]);
    expect(code).toBe(2);
    expect(said).toEqual([expect.stringContaining('expected a file that this version')]);
  });
});

describe('languages', () => {
  it.each(['zh-CHS', 'de-12'])('of which one is none, %s, are refused', async (tag) => {
    const { run } = await startProbe();
    const { code, said, requests } = await run(undefined, ['--languages', `en,${tag}`]);
    expect([code, requests.length]).toEqual([2, 0]);
    expect(said).toEqual(['Merchantry: --languages is no list of at most 12 different languages.']);
  });

  it('without a likely region are not asked for with one', async () => {
    const { run } = await startProbe();
    const { code, requests, file } = await run(undefined, ['--languages', 'tlh']);
    expect([code, requests.length]).toEqual([0, 26]);
    expect(requests.join()).not.toContain('undefined');
    expect(file?.findings['language.region']).toBeUndefined();
  });
});

describe('a service that cannot be probed', () => {
  const first = async (variant: Variant) => {
    const { run } = await startProbe();
    const { code, said, json } = await run(variant);
    expect([code, json]).toEqual([2, '']);
    return said.join();
  };

  it('refuses the key, is elsewhere, fails, or answers no row', async () => {
    const always = (status: number) => first(refuses(() => true, status));
    expect(await always(401)).toContain('accept MERCHANT_SERVICE_KEY, but got: HTTP 401.');
    expect(await always(404)).toContain('service at --url, its address without /api/v3, but got');
    expect(await always(400)).toContain('rows of the sample, but got: refused 400.');
    expect(await always(500)).toContain('rows of the sample, but got: refused 500.');
    expect(await first(() => Response.redirect('https://elsewhere.example/'))).toContain(
      'HTTP 302',
    );
  });

  it('is not there', async () => {
    const { run } = await startProbe();
    const { code, said } = await run(undefined, ['--url', 'http://127.0.0.1:1']);
    expect([code, ...said]).toEqual([
      2,
      'Merchantry: expected the service to answer, but got: no connection.',
    ]);
  });

  it('never answers', async () => {
    const silent = await listening(createServer(() => {}).listen(0, '127.0.0.1'));
    const rows = [{ id: 'a', merchant_name: 'SHOP 17' }];
    const options = { url: new URL(silent.url), key: KEY, rows, languages: [], timeoutMs: 50 };
    await expect(runProbe(options)).rejects.toThrow('but got: no response in time.');
    await silent.close();
  });

  it('sends a body without end', async () => {
    const endless = await listening(
      createServer((_, res) => {
        res.writeHead(200, { 'Content-Type': 'application/json' });
        const more = () => res.write(' '.repeat(1_000_000), more);
        res.on('error', () => {});
        more();
      }).listen(0, '127.0.0.1'),
    );
    const rows = [{ id: 'a', merchant_name: 'SHOP 17' }];
    const options = { url: new URL(endless.url), key: KEY, rows, languages: [] };
    await expect(runProbe(options)).rejects.toThrow('but got: a response that is too large.');
    await endless.close();
  });
});

describe('a service that is busy', () => {
  /** Answers the request with this number by 429. */
  const busyAt = (numbers: readonly number[], retryAfter: string): Variant => {
    let count = 0;
    return (request, next) => {
      count += 1;
      return numbers.includes(count)
        ? new Response(null, { status: 429, headers: { 'Retry-After': retryAfter } })
        : next(request);
    };
  };

  it('is waited for and asked again, which the command says', async () => {
    const { run } = await startProbe();
    const usual = await run();
    const { code, said, file, requests } = await run(busyAt([2], '0'));
    expect(code).toBe(0);
    expect(said).toContain('Waits that the service asked for: 1, 0 ms in all.');
    expect(file?.findings).toEqual(usual.file?.findings);
    expect(requests.length).toBe(30);
  });

  it('is not waited for any longer than 30 s, nor compared by what it left out', async () => {
    const { run } = await startProbe();
    await run();
    const { code, said } = await run(busyAt([6], '3600'), ['--ci']);
    expect(code).toBe(2);
    expect(said).toContain('Not asked, or not answered in time: extended.');
    expect(said).toContain('Nothing is compared, because the service has not answered everything.');
    const again = await run(busyAt([6], '3600'));
    expect(again.page).toContain('Not asked, or not answered in time: extended.');
    expect(again.file?.findings['type.extendedAdds']).toBeUndefined();
  });

  it('never costs more than 30 requests', async () => {
    const { run } = await startProbe();
    const all = Array.from({ length: 60 }, (_, index) => 2 * index + 2);
    const { requests, file, code } = await run(busyAt(all, '0'));
    expect(code).toBe(0);
    expect(requests.length).toBe(30);
    expect(file?.silent).toContain('not-json');
  });
});

it.each(['html', 'truncated', 'array', 'missing', 'null-rows', 'wrong-types'] as const)(
  'answers with the fault %s are found or refused, and break nothing',
  async (kind) => {
    const { run } = await startProbe();
    for (const every of [1, 2]) {
      const sandbox = createSandbox({ apiKey: KEY, faults: [{ kind, every }] });
      const { code, said, page } = await run((request) => sandbox(request));
      if (every === 1 && ['html', 'truncated', 'array'].includes(kind)) {
        expect(said.join()).toContain('to answer rows of the sample, but got: 200, not a list.');
        expect(code).toBe(2);
      } else {
        expect(code).toBe(0);
        expect(page).toMatch(/200, not a list|some are left out|rating|null/);
      }
    }
  },
);

it('the folder of the file must be there before a request is paid for', async () => {
  const { run, target } = await startProbe();
  const { code, said, requests } = await run(undefined, ['--out', `${target}.none/a.json`]);
  expect([code, requests.length]).toEqual([2, 0]);
  expect(said.join()).toContain('a folder that can be written (ENOENT)');
});

it.each(['json', 'md'])('no request is paid for if the .%s file is a folder', async (ending) => {
  const { run, target } = await startProbe();
  await mkdir(target.replace(/json$/, ending));
  const { code, said, requests } = await run();
  expect([code, requests.length]).toEqual([2, 0]);
  expect(said.join()).toContain('a folder that can be written (EISDIR)');
});

it('a file that cannot be written in the end is named, and is no drift', async () => {
  const { run, target } = await startProbe();
  const { code, said } = await run(async (request, next) => {
    await mkdir(target, { recursive: true });
    return next(request);
  });
  expect(code).toBe(2);
  expect(said.at(-1)).toBe('Merchantry: what was found cannot be written to --out (EISDIR).');
});

it('more languages than four leave no request for the last questions, which is said', async () => {
  const { run } = await startProbe();
  const languages = 'en,de,fr,es,it,nl,pl,pt,sv,ar,he,ja';
  const { code, requests, said, file } = await run(undefined, ['--languages', languages]);
  expect([code, requests.length]).toEqual([0, 30]);
  expect(said.join()).toMatch(/Not asked, or not answered in time: .*not-json\./);
  expect(file?.gateway.allowedOptions).toEqual({ language: ['de', 'fr'] });
  expect(file?.findings['language.default']).toHaveLength(10);
});

describe('a service that is not to be trusted', () => {
  it('cannot have the key or a text of a record printed in place of a word', async () => {
    const { run } = await startProbe();
    const { json, page, said } = await run(async (request, next) => {
      const named = await records((record) => {
        if (record.name) record.cachePolicy = { name: record.name, website: KEY, img: 'a|b' };
        record[`x_${KEY.replaceAll('-', '_')}`] = 1;
        record[KEY] = 1;
      })(request, next);
      return header(KEY.replace('key', 'request-id'), KEY)(request, async () => named);
    });
    const output = json + page + said.join();
    expect(output).not.toContain(KEY);
    expect(output).toContain('name: (not printed)');
    expect(JSON.parse(json).gateway.cacheableSources).toEqual([]);
    expect(output).not.toContain('Northside');
  });

  it('may have a label that is also the name of a shop', async () => {
    const { run } = await startProbe();
    const { file } = await run(
      records((record, { transactions }) => {
        for (const [field, label] of Object.entries(record.cachePolicy)) {
          if (label === 'places-sandbox') record.cachePolicy[field] = 'Mapped';
        }
        if ((transactions as unknown[]).length === 1) record.name = 'Mapped';
      }),
    );
    expect(file?.findings['labels.places']).toEqual(['Mapped']);
  });

  it('has its hosts counted, not listed, where there are too many', async () => {
    const { run } = await startProbe();
    const hosts = Array.from({ length: 200 }, (_, index) => `https://h${index}.example`).values();
    const { file, page } = await run(
      records((record) => {
        if (record.img) record.img = hosts.next().value ?? record.img;
      }),
    );
    expect(file?.findings['pictures.hosts']).toBe('more than 20');
    expect(file?.images.allow).toEqual([]);
    expect(page).toContain('Not found out: hosts of pictures?');
  });
});

it('a sample of one row, after a byte order mark, is repeated under ids of its own', async () => {
  const { run } = await startProbe('\uFEFF[{ "merchant_name": "NORTHSIDE COFFEE 0412 LONDON" }]');
  const { code, said, requests, file } = await run();
  expect(code).toBe(0);
  expect(said[0]).toContain('of 1 rows of the sample');
  expect(requests.map((text) => text.split('"id"').length - 1)).toContain(50);
  expect(file?.findings['shape.coordinates']).toContain('give rows of the sample coordinates');
});
