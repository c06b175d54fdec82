import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Inside the project, so that `merchantry` is the built package. */
const folder = mkdtempSync(resolve('.types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says of the files of a project, which are in `folder`. */
function compile(options: object, files: readonly string[]): Promise<string> {
  const project = `${files[0]}.json`;
  writeFileSync(resolve(folder, project), JSON.stringify({ compilerOptions: options, files }));
  const tsc = resolve('node_modules/.bin/tsc');
  return new Promise((done) => {
    execFile(tsc, ['-p', project, '--pretty', 'false'], { cwd: folder }, (_, stdout) =>
      done(stdout),
    );
  });
}

/** As strict as the compiler gets, with the declarations of the package checked too. */
const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  jsx: 'react-jsx',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
};

const HEAD = `import { type ListedTransaction, type MerchantLookup, MerchantProvider, TransactionList, type TransactionListProps, TransactionRow } from 'merchantry';
interface Booking { key: string; text: string }
interface Payment extends ListedTransaction { note: string }
declare const bookings: Booking[];
declare const payments: Payment[];
declare const lookup: MerchantLookup;
declare const toTransaction: (row: Booking) => ListedTransaction;
declare const fetcher: () => Promise<unknown>;
export const used = [bookings, payments, lookup, toTransaction, fetcher, MerchantProvider, TransactionList, TransactionRow];
export type Used = TransactionListProps<Payment>;
`;

/** What compiles, by name of its file. */
const CORRECT = {
  rows: `export const list = <TransactionList transactions={payments} onSelect={(row) => row.note} />;`,
  cached: `import { merchantQueryOptions } from 'merchantry';
  import { QueryClient } from '@tanstack/react-query';
  const result = new QueryClient().getQueryData(merchantQueryOptions(payments[0]!).queryKey);
  export const name = result?.merchants[0]?.name;`,
  none: `export const list = <TransactionList transactions={[]} />;`,
  mapped: `export const list = <TransactionList transactions={bookings} toTransaction={toTransaction} onSelect={(row) => row.text} />;`,
  values: `export const list = <TransactionList transactions={['a']} toTransaction={(id) => ({ id, amount: 1, currency: 'GBP', date: '' })} />;`,
  anyRow: `export function List<T extends object>(props: { rows: T[]; map: (row: T) => ListedTransaction; onPick: (row: T) => void }) {
    return <TransactionList transactions={props.rows} toTransaction={props.map} onSelect={props.onPick} />;
  }`,
  listedRow: `export function List<T extends ListedTransaction>(props: { rows: T[]; onPick: (row: T) => void }) {
    return <TransactionList transactions={props.rows} onSelect={props.onPick} renderRow={({ transaction }) => transaction.date} />;
  }`,
  allProps: `export function List<T>(props: TransactionListProps<T>) { return <TransactionList<T> {...props} className="bank" />; }`,
  extended: `interface Props extends TransactionListProps<Payment> { title: string }
  export function List({ title, ...props }: Props) { return <section title={title}><TransactionList {...props} /></section>; }`,
};

/** The commonest mistakes: the code, what the compiler complains of, and the lines of its message that say why. */
const MISTAKES: Record<string, [code: string, at: string, message: readonly string[]]> = {
  'forgotten toTransaction': [
    `export const list = <TransactionList transactions={bookings} />;`,
    'TransactionList',
    [
      `Type '{ transactions: Booking[]; }' is not assignable to type 'RowsWithoutToTransaction'.`,
      // The order of the four varies.
      `Type 'Booking' is missing the following properties from type 'ListedTransaction': `,
    ],
  ],
  'a merchant name that may be null': [
    `interface Row extends Omit<ListedTransaction, 'merchant_name'> { merchant_name: string | null }
export const list = (rows: Row[]) => <TransactionList transactions={rows} />;`,
    'TransactionList',
    [
      `Types of property 'merchant_name' are incompatible.`,
      `Type 'string | null' is not assignable to type 'string | undefined'.`,
    ],
  ],
  'onSelect for other rows': [
    `export const list = <TransactionList transactions={payments} onSelect={(row: Booking) => row.key} />;`,
    'onSelect',
    [`Type 'Payment' is missing the following properties from type 'Booking': key, text`],
  ],
  'forgotten fetcher': [
    `export const provider = <MerchantProvider>{null}</MerchantProvider>;`,
    'MerchantProvider',
    [
      `Property 'fetcher' is missing in type '{ children: null; }' but required in type 'MerchantProviderProps'.`,
    ],
  ],
  'an amount that is an object': [
    `export const list = <TransactionList transactions={bookings} toTransaction={({ key }) => ({ id: key, amount: { value: 1 }, currency: 'GBP', date: '' })} />;`,
    'toTransaction',
    [
      `Types of property 'amount' are incompatible.`,
      `Type '{ value: number; }' is not assignable to type 'string | number'.`,
    ],
  ],
  'an unknown request option': [
    `export const provider = <MerchantProvider fetcher={fetcher} config={{ request: { logoSize: '2x' } }} />;`,
    'logoSize',
    [
      `Object literal may only specify known properties, but 'logoSize' does not exist in type 'RequestOptions'. Did you mean to write 'logo_size'?`,
    ],
  ],
  'an unknown slot': [
    `export const row = <TransactionRow transaction={payments[0]!} lookup={lookup} slots={{ title: null }} />;`,
    'title',
    [
      `Object literal may only specify known properties, and 'title' does not exist in type 'TransactionRowSlots'.`,
    ],
  ],
  'an unknown status': [
    `export const isDone = lookup.status === 'success';`,
    "lookup.status === 'success'",
    [
      `This comparison appears to be unintentional because the types '"cleaned" | "failed" | "idle" | "matched" | "pending" | "unmatched"' and '"success"' have no overlap.`,
    ],
  ],
};

const fileOf = (name: string) => `${name.replace(/\W/g, '-')}.tsx`;
let output = '';

beforeAll(async () => {
  const write = (name: string, code: string) =>
    writeFileSync(resolve(folder, fileOf(name)), HEAD + code);
  for (const [name, code] of Object.entries(CORRECT)) write(name, code);
  for (const [name, [code]] of Object.entries(MISTAKES)) write(name, code);
  const files = [...Object.keys(CORRECT), ...Object.keys(MISTAKES)].map(fileOf);
  output = await compile(compilerOptions, files);
});

/** The messages about one file, each as its lines. */
function messagesOf(name: string): { at: number; lines: string[] }[] {
  return output
    .split(/\n(?=\S)/)
    .filter((message) => message.startsWith(`${fileOf(name)}(`))
    .map((message) => ({
      at: Number(/,(\d+)\)/.exec(message)?.[1]),
      lines: message.split('\n').map((line) => line.replace(/^.*error TS\d+:/, '').trim()),
    }));
}

const beginsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^$(){}[\]|\\]/g, '\\$&')}`);

describe('the compiler', () => {
  it('finds nothing wrong in the declarations of the package', () => {
    const files = new Set(Object.keys(MISTAKES).map(fileOf));
    const others = output
      .split('\n')
      .filter((line) => /^\S/.test(line) && !files.has(line.split('(')[0] ?? ''));
    expect(others).toEqual([]);
  });

  it('finds nothing wrong on a server without the types of browsers', async () => {
    const server = `import { createHttpFetcher, prefetchMerchants } from 'merchantry';
import { createGateway } from 'merchantry/gateway';
import { createSandbox } from 'merchantry/sandbox';
import { merchantHandler } from 'merchantry/testing/service';
export const fetcher = createHttpFetcher({ url: '/', headers: async () => new Headers(), credentials: 'include' });
export const used = [prefetchMerchants, createGateway, createSandbox, merchantHandler];
export const wrong = createHttpFetcher({ url: '/', credentials: 'always' });
`;
    writeFileSync(resolve(folder, 'server.ts'), server);
    const options = { ...compilerOptions, lib: ['ES2023'], types: ['node'] };
    const lines = (await compile(options, ['server.ts'])).split('\n');
    // Node's own declarations are not meant for `exactOptionalPropertyTypes`.
    const ours = lines.filter((line) => /^\S/.test(line) && !line.includes('@types/node/'));
    expect(ours).toEqual([expect.stringMatching(/^server\.ts\(7,.*'"always"'/)]);
  });

  it.each(Object.entries(MISTAKES))('explains %s', (name, [code, at, expected]) => {
    const [message, ...others] = messagesOf(name);
    expect(others).toEqual([]);
    for (const start of expected) {
      expect(message?.lines).toContainEqual(expect.stringMatching(beginsWith(start)));
    }
    const line = code.split('\n').at(-1) ?? '';
    expect(line.slice((message?.at ?? 0) - 1)).toMatch(beginsWith(at));
  });
});
