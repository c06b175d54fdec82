import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Modules of its own: developers are told once for each page. */
async function freshPage() {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { DisplayProvider, MerchantLogo } = await import('../../../src/index.js');
  const load = (logoImg: string, images?: 'same-origin' | ((url: URL) => { src: string })) => {
    const { container } = render(
      <DisplayProvider images={images}>
        <MerchantLogo merchant={{ logoImg }} />
      </DisplayProvider>,
    );
    fireEvent.load(container.querySelector('img') as HTMLImageElement);
  };
  const told = () => info.mock.calls.map(([text]) => String(text));
  return { load, told };
}

describe('in development', () => {
  it('one line says which hosts pictures came from, and what to do about it', async () => {
    const { load, told } = await freshPage();
    load('https://logos.example/a.png');
    load('https://logos.example/b.png');
    load('https://cdn.example:8443/c.png');
    load(`${location.origin}/own.png`);
    expect(told()).toEqual([]);
    vi.advanceTimersByTime(3_000);
    expect(told()).toEqual([
      expect.stringMatching(
        /^Merchantry: .* logos\.example, cdn\.example:8443, .*`images`.*same-origin/,
      ),
    ]);
    load('https://later.example/d.png');
    vi.advanceTimersByTime(60_000);
    expect(told()).toHaveLength(1);
  });

  it('names five hosts and no more', async () => {
    const { load, told } = await freshPage();
    for (let host = 1; host <= 8; host += 1) load(`https://logos-${host}.example/a.png`);
    vi.advanceTimersByTime(3_000);
    expect(told()[0]).toContain(', logos-4.example, logos-5.example …, ');
    expect(told()[0]).not.toContain('logos-6');
  });

  it('nothing is said of a picture that has not loaded', async () => {
    const { told } = await freshPage();
    const { MerchantLogo } = await import('../../../src/index.js');
    const { container } = render(<MerchantLogo merchant={{ logoImg: 'https://x.example/a' }} />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    vi.advanceTimersByTime(60_000);
    expect(told()).toEqual([]);
  });

  it('nothing is said where the host app has decided, nor of its own pictures', async () => {
    const { load, told } = await freshPage();
    load('https://logos.example/a.png', (url) => ({ src: url.href }));
    load(`${location.origin}/a.png`, 'same-origin');
    load(`${location.origin}/a.png`);
    vi.advanceTimersByTime(60_000);
    expect(told()).toEqual([]);
  });
});

it('nothing is said in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { load, told } = await freshPage();
  load('https://logos.example/a.png');
  vi.advanceTimersByTime(60_000);
  expect(told()).toEqual([]);
  vi.unstubAllEnvs();
});
