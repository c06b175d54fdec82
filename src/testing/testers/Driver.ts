/** The actions of testers on a page, in a DOM or in Playwright. Selectors are CSS. */
export interface Driver {
  /** The text of every match, in the order of the document, as `plainText`. Does not wait. */
  texts(selector: string): Promise<string[]>;
  /** An attribute of every match, null where it is missing. Does not wait. */
  attributes(selector: string, name: string): Promise<(string | null)[]>;
  /** Presses the first match. */
  press(selector: string): Promise<void>;
  /** Replaces the text of the first match, which is a field. */
  fill(selector: string, text: string): Promise<void>;
  /** Repeats `read` until it returns a result; undefined after a timeout. */
  until<Value>(read: () => Promise<Value | undefined>): Promise<Value | undefined>;
}

/**
 * Replaces special spaces, which times and amounts contain, by plain ones, like the matchers of
 * Testing Library and Playwright.
 */
export const plainText = (text: string | null): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The text of the first match, as soon as there is one. Throws with what was expected. */
export async function readText(driver: Driver, selector: string, wanted: string): Promise<string> {
  const text = await driver.until(async () => (await driver.texts(selector))[0]);
  return text ?? fail(wanted, 'none');
}

/** Waits until something matches. Throws with what was expected. */
export async function expectMatch(driver: Driver, selector: string, wanted: string): Promise<void> {
  await readText(driver, selector, wanted);
}

export function fail(wanted: string, got: string): never {
  throw new Error(`Merchantry: expected ${wanted}, but got: ${got}.`);
}

/** Selects by the exact value of an attribute. */
export function byAttribute(name: string, value: string): string {
  // Escapes the value as a CSS string.
  const text = value.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\a ');
  return `[${name}="${text}"]`;
}
