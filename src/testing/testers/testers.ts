import { fireEvent, getConfig } from '@testing-library/react';
import { settle } from '../settle.js';
import { createDetailsTester, type DetailsTester } from './DetailsTester.js';
import { type Driver, fail, plainText } from './Driver.js';
import { createRowTester, type RowTester, readRows } from './RowTester.js';

// Saved on import, because a test may install fake timers.
const { setTimeout } = globalThis;
const { now } = Date;
/** Fake timers mark their functions, also for React Testing Library. */
const isFake = Object.hasOwn(setTimeout, 'clock');

const POLL_MS = 10;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_MS));

const all = (selector: string) => [...document.querySelectorAll(selector)];
const first = (selector: string) =>
  document.querySelector(selector) ?? fail(`an element ${selector}`, 'none');

/** Presses and types through React Testing Library, with the same timeout as its queries. */
const driver: Driver = {
  texts: async (selector) => all(selector).map(({ textContent }) => plainText(textContent)),
  attributes: async (selector, name) => all(selector).map((match) => match.getAttribute(name)),
  async press(selector) {
    fireEvent.click(first(selector));
    await settle(async () => {});
  },
  async fill(selector, text) {
    fireEvent.change(first(selector), { target: { value: text } });
  },
  async until(read) {
    const end = now() + getConfig().asyncUtilTimeout;
    for (;;) {
      const value = await read();
      if (value !== undefined || now() > end) return value;
      if (isFake) {
        const got = 'fake ones (install them later, such as in beforeEach)';
        fail('real timers while merchantry/testing is imported', got);
      }
      // Lets code that is loaded on demand arrive.
      await settle(pause);
    }
  },
};

/**
 * Finds the row of a transaction in the document, to read and press it without knowing its markup.
 */
export const rowOf = (id: string): RowTester => createRowTester(driver, id);

/** All rows of the document that are mounted now, from the top. */
export const rows = (): Promise<RowTester[]> => readRows(driver);

/** The open details in the document. */
export const details = (): DetailsTester => createDetailsTester(driver);
