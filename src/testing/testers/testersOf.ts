import { createDetailsTester, type DetailsTester } from './DetailsTester.js';
import { type Driver, plainText } from './Driver.js';
import { createRowTester, type RowTester, readRows } from './RowTester.js';

/** The part of Playwright's `Locator` that testers use. */
export interface TesterLocator {
  allTextContents(): Promise<string[]>;
  click(): Promise<void>;
  evaluateAll(
    read: (elements: Element[], name: string) => (string | null)[],
    name: string,
  ): Promise<(string | null)[]>;
  fill(text: string): Promise<void>;
  first(): TesterLocator;
}

/** The part of Playwright's `Page` that testers use. */
export interface TesterPage {
  locator(selector: string): TesterLocator;
}

export interface TestersOptions {
  /**
   * Milliseconds after which a tester gives up waiting for what it reads or presses. Default
   * 10,000.
   */
  timeout?: number | undefined;
}

export interface Testers {
  /** The row of a transaction. */
  rowOf(id: string): RowTester;
  /** All rows that are mounted now, from the top. */
  rows(): Promise<RowTester[]>;
  /** The open details. */
  details(): DetailsTester;
}

const POLL_MS = 50;

/**
 * Reads all elements in one call inside the page, because rows are mounted and unmounted meanwhile.
 */
const attributesOf = (elements: Element[], name: string) =>
  elements.map((element) => element.getAttribute(name));

/**
 * Testers for a page of Playwright, or for a locator in it, such as one of several lists: they read
 * and press rows, opening hours, details and reports, so that a test need not know their markup.
 */
export function testersOf(page: TesterPage, { timeout = 10_000 }: TestersOptions = {}): Testers {
  const driver: Driver = {
    texts: async (selector) => (await page.locator(selector).allTextContents()).map(plainText),
    attributes: (selector, name) => page.locator(selector).evaluateAll(attributesOf, name),
    press: (selector) => page.locator(selector).first().click(),
    fill: (selector, text) => page.locator(selector).first().fill(text),
    async until(read) {
      const end = Date.now() + timeout;
      for (;;) {
        const value = await read();
        if (value !== undefined || Date.now() > end) return value;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
  return {
    rowOf: (id) => createRowTester(driver, id),
    rows: () => readRows(driver),
    details: () => createDetailsTester(driver),
  };
}
