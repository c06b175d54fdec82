import { access, constants, open, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { compareFiles } from '../probe/compareFiles.js';
import { MAX_LANGUAGES } from '../probe/plan.js';
import { readSample } from '../probe/readSample.js';
import { ProbeError, runProbe } from '../probe/runProbe.js';
import { readServiceFile, type ServiceFile } from '../probe/ServiceFile.js';
import { writePage } from '../probe/writePage.js';
import type { Output } from './Output.js';

export const PROBE_USAGE = `Usage: merchantry probe --url <address> --rows <sample.json>

Asks a service what its interface leaves open, in at most 30 requests, and writes what it found. The
key is read from MERCHANT_SERVICE_KEY. The page "Know your service" of the documentation has more.

  --url        Address of the service, without /api/v3. Default: MERCHANT_SERVICE_URL.
  --rows       A JSON file with transactions, of which the first 60 are used.
  --languages  All languages of your app, as it sends them, divided by commas, at most ${MAX_LANGUAGES}.
               Default: en,de,fr.
  --out        The file that it writes. Default: merchantry.service.json. The page for the review of
               the vendor stands beside it, as .md.
  --ci         Writes nothing, compares with --out, and ends with 1 if something is different.
`;

/** Resolves to the exit code: 0, 1 after drift with `--ci`, 2 if nothing could be found out. */
export async function probe(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { out, error }: Output,
): Promise<0 | 1 | 2> {
  try {
    const { key, languages, rows, target, url, isCheck } = readArguments(args, env);
    const sample = readSample(await readText(rows, '--rows'));
    const before = isCheck ? readServiceFile(await readText(target, '--out')) : undefined;
    const pagePath = `${target.replace(/\.json$/, '')}.md`;
    if (!before) await expectWritable(target, pagePath);
    const file = await runProbe({
      ...{ url, key, rows: sample },
      languages: languages ?? before?.asked.languages,
    });
    expectNoKey(JSON.stringify(file), key);
    const { measured } = file;
    out(
      `${measured.requests} requests with ${measured.rowsSent} rows in all, of ${sample.length} rows of the sample.`,
    );
    if (measured.waits > 0) {
      out(`Waits that the service asked for: ${measured.waits}, ${measured.waitedMs} ms in all.`);
    }
    if (file.silent.length > 0) {
      out(`Not asked, or not answered in time: ${file.silent.join(', ')}.`);
    }
    if (before) return compare(before, file, { out, error });
    await writeText(target, `${JSON.stringify(file, undefined, 2)}\n`);
    await writeText(pagePath, writePage(file));
    out(`Wrote ${target} and ${pagePath}.`);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof TypeError) && !(thrown instanceof ProbeError)) throw thrown;
    error(thrown.message);
    return 2;
  }
}

function compare(before: ServiceFile, now: ServiceFile, { out, error }: Output): 0 | 1 | 2 {
  if (before.asked.rows !== now.asked.rows) {
    out(`The sample has ${now.asked.rows} rows, and had ${before.asked.rows}.`);
  }
  if (now.silent.some((name) => !before.silent.includes(name))) {
    error('Nothing is compared, because the service has not answered everything.');
    return 2;
  }
  const drifts = compareFiles(before, now);
  for (const line of drifts) error(line);
  out(drifts.length === 0 ? 'Nothing has changed.' : `Changed: ${drifts.length}.`);
  return drifts.length === 0 ? 0 : 1;
}

function readArguments(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const { values } = parse(args);
  const faults: string[] = [];
  const address = values.url ?? env.MERCHANT_SERVICE_URL ?? '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isUsable = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isUsable || url.search || url.hash) {
    faults.push('--url is no address by http(s) without credentials, query and fragment');
  }
  if (url && /\/api\/v3(\/|$)/.test(url.pathname)) {
    faults.push('--url has /api/v3 in its path, which is added to it');
  }
  const key = env.MERCHANT_SERVICE_KEY?.trim() ?? '';
  if (key === '') faults.push('MERCHANT_SERVICE_KEY is missing');
  else if (!/^[\x21-\x7e]+$/.test(key)) faults.push('MERCHANT_SERVICE_KEY is no header value');
  if (!values.rows) faults.push('--rows is missing');
  const languages = values.languages?.split(',').map((tag) => tag.trim());
  if (languages && (languages.length > MAX_LANGUAGES || !languages.every(isTag))) {
    faults.push(`--languages is no list of at most ${MAX_LANGUAGES} different languages`);
  }
  if (languages && new Set(languages).size < languages.length) {
    faults.push('--languages names one twice');
  }
  if (faults.length > 0 || !url || !values.rows) {
    throw new TypeError(`Merchantry: ${faults.join('; ')}.`);
  }
  const { ci: isCheck = false, out: target = 'merchantry.service.json', rows } = values;
  return { url, key, rows, languages, target, isCheck };
}

/**
 * Throws a `TypeError` that names the option, and no value: one may be a key in the wrong place.
 */
function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        rows: { type: 'string' },
        languages: { type: 'string' },
        out: { type: 'string' },
        ci: { type: 'boolean' },
      },
    });
  } catch (error) {
    const { message } = error as Error;
    const name = ['--url', '--rows', '--languages', '--out', '--ci'].find((known) =>
      message.includes(`'${known}`),
    );
    throw new TypeError(
      `Merchantry: expected the options that merchantry probe --help lists, each with its value, but got: ${name ?? 'another argument'}.`,
    );
  }
}

/** `Intl` rejects some texts of this form, such as `zh-CHS`, and would throw during the probe. */
function isTag(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag) && Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

async function readText(path: string, name: string): Promise<string> {
  try {
    // Some editors write a byte order mark, which `JSON.parse` refuses.
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new TypeError(`Merchantry: expected ${name} to name a file that can be read (${code}).`);
  }
}

/** Checked before the first request, because requests are billed. */
async function expectWritable(target: string, page: string): Promise<void> {
  try {
    await access(dirname(target), constants.W_OK);
    for (const path of [target, page]) await (await open(path, 'r+').catch(ignoreMissing))?.close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new TypeError(
      `Merchantry: expected --out to name a file in a folder that can be written (${code}).`,
    );
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function writeText(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ProbeError(`Merchantry: what was found cannot be written to --out (${code}).`);
  }
}

/** Last safeguard: the key must not appear anywhere but in a request header. */
function expectNoKey(text: string, key: string): void {
  if (text.includes(key)) {
    throw new ProbeError('Merchantry: the findings would hold the key, so nothing is written.');
  }
}
