import { expect, vi } from 'vitest';
import {
  createImageProxy,
  type ImageProxyEvent,
  type ImageProxyOptions,
} from '../../src/images/index.js';
import { PNG } from './pictures.js';

export type Fetch = typeof globalThis.fetch;
export const LOGO = 'https://cdn.example.com/a.png';

export const picture = (
  body: BodyInit | null = PNG,
  headers: Record<string, string> = {},
  status = 200,
): Response => new Response(body, { status, headers: { 'Content-Type': 'image/png', ...headers } });

/** A proxy for `cdn.example.com`, the requests that it sent, and its events. */
export function createProxy(
  options: Partial<ImageProxyOptions> = {},
  respond: Fetch = async () => picture(),
) {
  const fetch = vi.fn<Fetch>(respond);
  const events: ImageProxyEvent[] = [];
  const proxy = createImageProxy({
    allow: ['cdn.example.com'],
    fetch,
    onEvent: (event) => events.push(event),
    ...options,
  });
  const get = (url: string, init?: RequestInit) =>
    proxy(new Request(`https://bank.example/image?url=${encodeURIComponent(url)}`, init));
  const outcomes = () => events.map(({ outcome, status }) => `${status} ${outcome}`);
  return { proxy, get, fetch, events, outcomes };
}

/** A fetch that never settles by itself. */
export const never: Fetch = () => new Promise(() => {});

/** Every refusal looks like this, and names nothing. */
export async function expectRefusal(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Content-Type')).toBe('application/json');
  const body = (await response.json()) as { error: string };
  expect(Object.keys(body)).toEqual(['error']);
  expect(body.error).toMatch(/^[a-z'A-Z ]{10,60}$/);
}
