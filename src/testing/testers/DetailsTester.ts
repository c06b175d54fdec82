import type { MerchantLookupStatus } from '../../query/hooks/MerchantLookup.js';
import type { MerchantReportReason } from '../../report/ReportReasons.js';
import type { ReportStatus } from '../../report/useReportStatus.js';
import { byAttribute, type Driver, expectMatch, fail, readText } from './Driver.js';

/**
 * Reads and presses the open `MerchantDetails`. Its methods wait for them, and throw if they never
 * open.
 */
export interface DetailsTester {
  /** Text of the heading: the merchant's name, or the bank's text without one. */
  name(): Promise<string>;
  amount(): Promise<string>;
  /** Status of the lookup. */
  status(): Promise<MerchantLookupStatus>;
  /** Opens the form through "Something wrong?", and waits for it. */
  report(): Promise<ReportTester>;
  /**
   * Presses the close button of the `MerchantSheet` around the details, and waits until it is
   * closed.
   */
  close(): Promise<void>;
}

/** The form of `ReportMerchant`. */
export interface ReportTester {
  /** Chooses the reason, types the suggestion if one is given, and sends both. */
  send(reason: MerchantReportReason, suggestion?: string): Promise<void>;
  status(): Promise<ReportStatus>;
}

const DETAILS = '.mry-MerchantDetails';
const SHEET = '.mry-MerchantSheet';
const WRONG = `${DETAILS} .mry-SomethingWrong-button`;
const FORM = `${DETAILS} .mry-ReportMerchant`;
const WAY = `${DETAILS} .mry-WaysOut-way`;
/**
 * Selects the button that opens the form: the second of three. Where there are only two, neither
 * does.
 */
const CORRECT = `${DETAILS} .mry-WaysOut li:nth-child(2):nth-last-child(2) button`;

export function createDetailsTester(driver: Driver): DetailsTester {
  const shown = async () => {
    const count = await driver.until(async () => (await driver.texts(DETAILS)).length || undefined);
    if (count !== 1) fail('one MerchantDetails', `${count ?? 'none'}`);
  };
  const read = async (part: string, wanted: string) => {
    await shown();
    return readText(driver, `${DETAILS} ${part}`, `details with ${wanted}`);
  };
  return {
    name: () => read('.mry-DetailsHeader-name', 'a name'),
    amount: () => read('.mry-DetailsHeader-amount', 'an amount'),
    async status() {
      await shown();
      return (await driver.attributes(DETAILS, 'data-status'))[0] as MerchantLookupStatus;
    },
    async report() {
      await shown();
      await openReport(driver);
      return createReportTester(driver);
    },
    async close() {
      await shown();
      const [inSheet] = await driver.texts(`${SHEET} ${DETAILS}`);
      if (inSheet === undefined) fail('details in a MerchantSheet to close', 'details alone');
      // The close button is the last button of the sheet's bar.
      await driver.press(`${SHEET} .mry-MerchantSheet-bar > button:last-child`);
      const left = async () => (await driver.texts(`${SHEET} ${DETAILS}`)).length;
      const isClosed = await driver.until(async () => (await left()) === 0 || undefined);
      if (!isClosed) fail('a MerchantSheet that closes', 'an open one');
    },
  };
}

async function openReport(driver: Driver): Promise<void> {
  await expectMatch(driver, WRONG, 'details with onReport or onDispute');
  const [isExpanded] = await driver.attributes(WRONG, 'aria-expanded');
  if (isExpanded !== 'true') await driver.press(WRONG);
  await expectMatch(driver, `${FORM}, ${WAY}`, 'the report to be loaded');
  if ((await driver.texts(FORM)).length > 0) return;
  if ((await driver.texts(CORRECT)).length === 0) fail('details with onReport', 'onDispute alone');
  await driver.press(CORRECT);
  await expectMatch(driver, FORM, 'a form of ReportMerchant');
}

function createReportTester(driver: Driver): ReportTester {
  const shown = () => expectMatch(driver, FORM, 'a form of ReportMerchant');
  return {
    async send(reason, suggestion) {
      await shown();
      await driver.press(`${FORM} .mry-ReportMerchant-radio${byAttribute('value', reason)}`);
      if (suggestion !== undefined) {
        await driver.fill(`${FORM} .mry-ReportMerchant-text`, suggestion);
      }
      await driver.press(`${FORM} .mry-ReportMerchant-send`);
    },
    async status() {
      await shown();
      return (await driver.attributes(FORM, 'data-status'))[0] as ReportStatus;
    },
  };
}
