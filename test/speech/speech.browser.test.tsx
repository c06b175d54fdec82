import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EnrichmentError, type ListedTransaction } from '../../src/index.js';
import { ar } from '../../src/locales/ar.js';
import { demoTransaction, demoTransactions } from '../../stories/demo/demoTransactions.js';
import { attributions } from '../../stories/fullRecord.js';
import { createSandboxFetcher } from '../../stories/sandbox/createSandboxFetcher.js';
import { STORY_NOW_MS } from '../../stories/sandbox/storyNow.js';
import { Account } from './Account.js';
import { chromiumButtons } from './chromiumTree.js';
import { FindAccount } from './FindAccount.js';
import { listenTo, readAloud } from './readAloud.js';

const fetcher = createSandboxFetcher({ now: STORY_NOW_MS, latencyMs: 0 });

beforeEach(async () => {
  await page.viewport(1280, 2_600);
});

afterEach(() => {
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('lang');
});

const pending = () => document.querySelectorAll('[data-status="pending"]').length;
const row = (id: string) => document.querySelector(`[data-id="${id}"]`) as HTMLElement;
const focused = () => document.activeElement;

async function isLoaded(): Promise<void> {
  // A person is not looked up.
  const waiting =
    '[data-id]:not([data-id="maya"]) > :is([data-status="idle"], [data-status="pending"])';
  await expect.poll(() => document.querySelector('[data-id]')).not.toBeNull();
  await expect.poll(() => document.querySelectorAll(waiting).length).toBe(0);
}

/** The list says how many merchants it has found a second after the last one. */
const isAnnounced = () =>
  expect.element(page.getByRole('status').filter({ hasText: /\S/ })).toBeInTheDocument();

/** The account, once merchants are there. */
async function showList(transactions: readonly ListedTransaction[] = demoTransactions) {
  await render(<Account transactions={transactions} fetcher={fetcher} />);
  await isLoaded();
  // Otherwise the announcement would come in the middle of what is read or opened next.
  await isAnnounced();
}

/** Opens a row by keyboard; the focus is then on the heading of its details. */
async function open(id: string, onReport?: () => Promise<void>) {
  const transactions = [demoTransaction(id)];
  const display = { attributions };
  await render(<Account {...{ transactions, fetcher, display, onReport }} />);
  await isLoaded();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.tagName).toBe('H2');
}

/** Compares what was heard with a checked-in text. */
const expectSpeech = (text: string, name: string) =>
  expect(text).toMatchFileSnapshot(`transcripts/${name}.txt`);

describe('a screen reader', () => {
  it('reads the list: days with totals, and rows in every state', async () => {
    await showList();
    await expectSpeech(await readAloud(document.body), 'list');
    // The virtual reader leaves names of pictures out of descriptions; Chromium does not.
    await expectSpeech(await chromiumButtons(), 'list-buttons-chromium');
  });

  it('says what was found, at one stop what a row is, and at another when the shop is open', async () => {
    const two = demoTransactions.filter(({ id }) => ['harrow', 'northside'].includes(id));
    const found = await listenTo(() => showList(two), 'merchants found');
    const walked = await listenTo(async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowDown}');
    }, 'Northside Coffee');
    await expectSpeech([found, walked].join('\n'), 'row');
  });

  it('reads the hours, opened by keyboard, and returns to their button', async () => {
    await showList([demoTransaction('harrow')]);
    await userEvent.tab();
    await userEvent.tab();
    const opened = await listenTo(async () => {
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('button', { name: 'Close', exact: true })).toHaveFocus();
    }, 'Close');
    const read = await readAloud(page.getByRole('dialog').element());
    const closed = await listenTo(async () => {
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }, 'Opening hours of');
    await expectSpeech([opened, read, closed].join('\n'), 'popover');
  });

  it.each(['harrow', 'unknown', 'maya'])('reads the details of %s', async (id) => {
    await open(id);
    await expect.poll(() => document.querySelector('.mry-DetailsStatus')).not.toBeNull();
    await expect.poll(() => pending()).toBe(0);
    await expectSpeech(await readAloud(document.body), `details-${id}`);
  });

  it('reads "Something wrong?", the form, what is missing, and what was not sent', async () => {
    await open('harrow', () => Promise.reject(new Error('refused')));
    await expect.poll(() => pending()).toBe(0);
    const button = page.getByRole('button', { name: 'Something wrong?' });
    (button.element() as HTMLElement).focus();
    const ways = await listenTo(async () => {
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('group', { name: 'Something wrong?' })).toHaveFocus();
    }, 'group, Something wrong?');
    const choices = await readAloud(
      page.getByRole('group', { name: 'Something wrong?' }).element(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('form')).toBeVisible();
    const form = await readAloud(page.getByRole('form').element());
    (page.getByRole('button', { name: 'Send' }).element() as HTMLElement).focus();
    const missing = await listenTo(async () => {
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => focused()?.getAttribute('type')).toBe('radio');
    }, 'Choose what is wrong.');
    await userEvent.keyboard(' ');
    (page.getByRole('button', { name: 'Send' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toBeVisible();
    // The virtual reader hears no alert that is inserted as a whole, as real ones do.
    const failed = await readAloud(page.getByRole('form').element());
    await expectSpeech([ways, choices, form, missing, failed].join('\n'), 'report');
  });

  it('says once that merchants could not be loaded', async () => {
    const refuse = () => Promise.reject(new EnrichmentError('unauthorized', { status: 401 }));
    const text = await listenTo(async () => {
      await render(<Account transactions={demoTransactions} fetcher={refuse} />);
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect.element(retry).toBeVisible();
    }, 'could not be loaded');
    await expectSpeech(text, 'failing-service');
  });

  it('reads the search and a filter, and says once what they have found', async () => {
    await render(<FindAccount transactions={demoTransactions} fetcher={fetcher} />);
    await isLoaded();
    await isAnnounced();
    const bar = await readAloud(page.getByRole('search').element());
    await userEvent.tab();
    const typed = await listenTo(() => userEvent.keyboard('coff'), 'payment');
    await page.getByRole('button', { name: 'All categories' }).click();
    const filter = await readAloud(page.getByRole('dialog').element());
    const chosen = await listenTo(() => userEvent.keyboard(' {Escape}'), 'Categories:');
    await expectSpeech([bar, typed, filter, chosen].join('\n'), 'find');
  });

  it('reads rows in Arabic, from right to left', async () => {
    document.documentElement.dir = 'rtl';
    document.documentElement.lang = 'ar';
    const display = { locale: 'ar', messages: ar };
    const transactions = ['harrow', 'casa-olmo'].map(demoTransaction);
    await render(<Account {...{ transactions, fetcher, display }} />);
    await isLoaded();
    await isAnnounced();
    expect(row('harrow')).toBeVisible();
    await expectSpeech(await readAloud(document.body), 'list-arabic');
  });
});
