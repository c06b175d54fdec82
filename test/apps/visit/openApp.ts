import { inject, onTestFinished } from 'vitest';
import { type OpenPage, openPage, type PageOptions } from './openPage.js';
import { type Service, serveApps } from './serveApps.js';

/** An app in a browser, with its service. */
export interface OpenApp extends OpenPage {
  service: Service;
}

export interface AppOptions extends Omit<PageOptions, 'readRequests' | 'isExpected'> {
  /** Height in pixels of a list that is its own scroller; by default the page scrolls. */
  height?: number | undefined;
  /** The service is down from the start. */
  isDown?: boolean;
}

/** Opens one of the apps in `bank`, by its URL, until the end of the test. */
export async function openApp(
  name: string,
  { height, isDown = false, ...options }: AppOptions = {},
): Promise<OpenApp> {
  const { url, service, close } = await serveApps(inject('apps'));
  onTestFinished(close);
  service.isDown = isDown;
  const app = await openPage({
    ...options,
    readRequests: () => service,
    isExpected: (message) => service.isDown && message.includes('500'),
  });
  const address = new URL(`/${name}`, url);
  if (height !== undefined) address.searchParams.set('height', String(height));
  await app.page.goto(address.href);
  await app.page.locator('#root > *').first().waitFor();
  return { ...app, service };
}
