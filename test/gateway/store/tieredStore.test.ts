import { expect, it, vi } from 'vitest';
import { memoryStore } from '../../../src/gateway/store/memoryStore.js';
import { tieredStore } from '../../../src/gateway/store/tieredStore.js';

const entry = (key: string, value: string, ttlMs = 600_000) => ({ key, value, ttlMs });

function setUp() {
  const [near, far] = [memoryStore(), memoryStore()];
  const read = vi.spyOn(far, 'getMany');
  return { near, far, read, store: tieredStore(near, far) };
}

it('asks the far store only for what the near one lacks, and keeps it', async () => {
  const { far, store, read } = setUp();
  await far.setMany([entry('far', '1')]);
  await store.setMany([entry('both', '2')]);
  expect(await store.getMany(['both', 'far', 'none'])).toEqual(['2', '1', undefined]);
  expect(await store.getMany(['far', 'both'])).toEqual(['1', '2']);
  expect(read.mock.calls.map(([keys]) => keys)).toEqual([['far', 'none']]);
  expect(await far.getMany(['both'])).toEqual(['2']);
});

it('answers from the near store while the far one does not', async () => {
  const { far, store } = setUp();
  await store.setMany([entry('a', '1')]);
  far.getMany = () => new Promise(() => {});
  expect(await store.getMany(['a'])).toEqual(['1']);
  const failing = vi.fn().mockRejectedValue(new Error('down'));
  Object.assign(far, { getMany: failing, setMany: failing, deleteMany: failing });
  expect(await store.getMany(['a', 'b'])).toEqual(['1', undefined]);
  await expect(store.setMany([entry('b', '1')])).rejects.toThrow('down');
  expect(await store.getMany(['b'])).toEqual(['1']);
  await expect(store.deleteMany([{ key: 'b' }])).rejects.toThrow('down');
});

it.each(['fails', 'hangs'])('does without a far store that %s, and tries it again', async (how) => {
  vi.useFakeTimers();
  const { far, store, read } = setUp();
  await store.setMany([entry('near', '1')]);
  await far.setMany([entry('far', '2')]);
  read.mockImplementation(() =>
    how === 'fails' ? Promise.reject(new Error('down')) : new Promise(() => {}),
  );
  const first = store.getMany(['near', 'far']);
  await vi.advanceTimersByTimeAsync(500);
  // While the far store rests, no read waits for it, and values of the near one are returned.
  for (const pause of [1_100, 2_100, 4_100]) {
    const before = read.mock.calls.length;
    expect(await store.getMany(['near', 'far'])).toEqual(['1', undefined]);
    expect(read).toHaveBeenCalledTimes(before);
    await vi.advanceTimersByTimeAsync(pause);
    // One read tries it.
    void store.getMany(['near', 'far']);
    expect(await store.getMany(['far'])).toEqual([undefined]);
    await vi.advanceTimersByTimeAsync(500);
    expect(read).toHaveBeenCalledTimes(before + 1);
  }
  if (how === 'fails') expect(await first).toEqual(['1', undefined]);
  read.mockRestore();
  // A write that succeeds ends the rest, as its time does.
  if (how === 'fails') await store.setMany([entry('written', '3')]);
  else await vi.advanceTimersByTimeAsync(16_000);
  expect(await store.getMany(['far'])).toEqual(['2']);
  vi.useRealTimers();
});

it('asks the far store each time for what is to be fresh, and does without if that is slow', async () => {
  vi.useFakeTimers();
  const { far, store, read } = setUp();
  const ask = () => store.getMany(['a', 'b'], { fresh: ['a'] });
  await store.setMany([entry('a', '1'), entry('b', '1')]);
  await far.setMany([entry('a', '2'), entry('b', '2')]);
  expect(await ask()).toEqual(['2', '1']);
  await far.deleteMany([{ key: 'a' }]);
  expect(await ask()).toEqual([undefined, '1']);
  await store.setMany([entry('a', '3')]);
  read.mockClear();
  let answer = (_: readonly string[]) => {};
  read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const first = ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toEqual(['3', '1']);
  expect(await ask()).toEqual(['3', '1']);
  expect(read).toHaveBeenCalledTimes(1);
  answer(['4']);
  await vi.advanceTimersByTimeAsync(0);
  await far.setMany([entry('a', '5')]);
  expect(await ask()).toEqual(['5', '1']);
  read.mockRejectedValueOnce(new Error('down'));
  expect(await ask()).toEqual(['5', '1']);
  vi.useRealTimers();
});

it('asks the far store again after a minute', async () => {
  vi.useFakeTimers();
  const { far, store } = setUp();
  await store.setMany([entry('a', '1'), entry('short', '1', 1_000)]);
  await far.setMany([entry('a', '2')]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await store.getMany(['a', 'short'])).toEqual(['1', undefined]);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await store.getMany(['a'])).toEqual(['2']);
  vi.useRealTimers();
});

it('lets processes agree in the far store', async () => {
  const { far, near, store } = setUp();
  const other = tieredStore(memoryStore(), far);
  const lock = { key: 'lock', ttlMs: 60_000, ifAbsent: true };
  expect(await store.setMany([{ ...lock, value: 'me' }])).toEqual([true]);
  expect(await other.setMany([{ ...lock, value: 'you' }])).toEqual([false]);
  expect(await near.getMany(['lock'])).toEqual([undefined]);
  await store.deleteMany([{ key: 'lock', ifValue: 'me' }]);
  expect(await other.setMany([{ ...lock, value: 'you' }])).toEqual([true]);
});

it('deletes from both, also what was being read', async () => {
  const { far, store } = setUp();
  await far.setMany([entry('a', '1'), entry('b', '1')]);
  await store.getMany(['a']);
  await store.deleteMany([{ key: 'a' }, { key: 'b' }]);
  expect(await store.getMany(['a', 'b'])).toEqual([undefined, undefined]);
  expect(await far.getMany(['a', 'b'])).toEqual([undefined, undefined]);
});

it('refuses a time that is none', () => {
  expect(() => tieredStore(memoryStore(), memoryStore(), { nearMs: 0 })).toThrow(RangeError);
});

it('asks the far store again after a second, although one call of it never settles', async () => {
  vi.useFakeTimers();
  const { far, store, read } = setUp();
  const ask = () => store.getMany(['a'], { fresh: ['a'] });
  await store.setMany([entry('a', '1')]);
  read.mockImplementationOnce(() => new Promise(() => {}));
  const first = ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toEqual(['1']);
  await far.setMany([entry('a', '2')]);
  expect(await ask()).toEqual(['1']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await ask()).toEqual(['2']);
  vi.useRealTimers();
});

it('keeps what is written, although an older value is being read meanwhile', async () => {
  const { near, far, store, read } = setUp();
  await far.setMany([entry('a', 'old')]);
  let answer = () => {};
  read.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(['old']))));
  const { setMany } = far;
  // As over one connection: what was asked first is answered first.
  far.setMany = async (entries) => {
    answer();
    await reading;
    return setMany(entries);
  };
  const reading = store.getMany(['a']);
  await vi.waitFor(() => expect(read).toHaveBeenCalled(), 15_000);
  await store.setMany([entry('a', 'new')]);
  await reading;
  expect(await near.getMany(['a'])).toEqual(['new']);
});

it('never takes back what is written for an older value that arrives afterwards', async () => {
  const { near, far, store, read } = setUp();
  await far.setMany([entry('a', 'old'), entry('b', 'old')]);
  let answer = () => {};
  read.mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve(['old', 'old']))),
  );
  const reading = store.getMany(['a', 'b']);
  await vi.waitFor(() => expect(read).toHaveBeenCalled(), 15_000);
  await store.setMany([entry('a', 'new')]);
  await store.deleteMany([{ key: 'b' }]);
  answer();
  expect(await reading).toEqual(['new', undefined]);
  expect(await near.getMany(['a', 'b'])).toEqual(['new', undefined]);
});
