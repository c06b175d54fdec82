import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from '../../src/utils/loadOnce.js';

describe('loadOnce', () => {
  it('loads nothing before it is called, and once for everybody', async () => {
    const importModule = vi.fn(async () => ({ name: 'chunk' }));
    const load = loadOnce('name', importModule);
    expect(importModule).not.toHaveBeenCalled();
    expect(await Promise.all([load(), load()])).toEqual([{ name: 'chunk' }, { name: 'chunk' }]);
    await load();
    expect(importModule).toHaveBeenCalledOnce();
  });

  it('rejects with what went wrong, and tries again at the next call', async () => {
    let isOffline = true;
    const importModule = vi.fn(async () => {
      if (isOffline) throw new Error('Loading chunk 5 failed. (https://bank.example/5.js)');
      return { name: 'chunk' };
    });
    const load = loadOnce('name', importModule);
    await expect(load()).rejects.toThrow('Loading chunk 5 failed');
    await expect(load()).rejects.toThrow('Loading chunk 5 failed');
    isOffline = false;
    expect(await load()).toEqual({ name: 'chunk' });
    expect(importModule).toHaveBeenCalledTimes(3);
  });
});
