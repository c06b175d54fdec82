import { byAttribute, type Driver, expectMatch, fail, readText } from './Driver.js';

/** The dialog with the opening hours of a row. */
export interface HoursTester {
  /** Whether the shop is open, in words: "Open until 18:00". */
  now(): Promise<string>;
  /**
   * A line for each day, from the first day of the reader's week: "Monday: 07:30 – 18:00". The
   * service's own lines if it sends only text.
   */
  week(): Promise<string[]>;
  /** Presses the dialog's close button, and waits until it is closed. */
  close(): Promise<void>;
}

const BUTTON = '.mry-OpeningHoursPopover';

/** Opens the hours of a row, unless they are already open, and waits for the dialog. */
export async function openHours(driver: Driver, row: string, name: string): Promise<HoursTester> {
  const button = `${row} ${BUTTON}`;
  await expectMatch(driver, button, `${name} to have a button of opening hours`);
  const dialogId = async () => (await driver.attributes(button, 'aria-controls'))[0] ?? undefined;
  const loaded = async () => {
    const id = await dialogId();
    const dialog = id && byAttribute('id', id);
    return dialog && (await driver.texts(dialog)).length ? dialog : undefined;
  };
  if (!(await dialogId())) await driver.press(button);
  const dialog = (await driver.until(loaded)) ?? fail(`the opening hours of ${name}`, 'no dialog');
  const shown = () => expectMatch(driver, dialog, `open opening hours of ${name}`);
  const isOpen = async () => (await driver.texts(dialog)).length > 0;
  return {
    async now() {
      await shown();
      return readText(driver, `${dialog} .mry-OpeningHoursStatus`, 'open or closed, in words');
    },
    async week() {
      await shown();
      return readWeek(driver, dialog);
    },
    async close() {
      await shown();
      await driver.press(`${dialog} .mry-OpeningHoursDialog-close`);
      const closed = await driver.until(async () => ((await isOpen()) ? undefined : true));
      if (!closed) fail('opening hours that close', 'open ones');
    },
  };
}

async function readWeek(driver: Driver, dialog: string): Promise<string[]> {
  const lines = await driver.texts(`${dialog} .mry-OpeningHoursTable-text`);
  if (lines.length > 0) return lines;
  const days = await driver.texts(`${dialog} .mry-OpeningHoursTable-day`);
  return Promise.all(
    days.map(async (_, index) => {
      const day = `${dialog} .mry-OpeningHoursTable-day:nth-child(${index + 1})`;
      const [name = ''] = await driver.texts(`${day} th`);
      // Today's name is there twice: the visible one, and a hidden one with the word "today".
      const [today] = await driver.texts(`${day} th > [aria-hidden]`);
      const hours = await driver.texts(`${day} td:last-child > span`);
      return `${today ?? name}: ${hours.join(', ')}`;
    }),
  );
}
