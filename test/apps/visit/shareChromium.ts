import type { TestProject } from 'vitest/node';
import { launchChromium } from './launchChromium.js';

/** Before all tests: starts the browser that they share. */
export default async function shareChromium(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchChromium();
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
