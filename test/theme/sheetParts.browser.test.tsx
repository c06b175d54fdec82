import { createElement, type ReactElement } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import details from '../../dist/details.css?inline';
import list from '../../dist/list.css?inline';
import styles from '../../dist/styles.css?inline';
import { DisplayProvider, EnrichmentError } from '../../src/index.js';
import { PLACES_SOURCE } from '../../src/sandbox/index.js';
import { attributions } from '../../stories/fullRecord.js';
import { STORY_NOW_MS } from '../../stories/sandbox/storyNow.js';
import { detailsStates } from '../../stories/states/detailsStates.js';
import { listStates } from '../../stories/states/listStates.js';
import { moneyStates } from '../../stories/states/moneyStates.js';
import {
  intermediaryStates,
  popoverStates,
  ratingStates,
} from '../../stories/states/partStates.js';
import { reportStates } from '../../stories/states/reportStates.js';
import type { States } from '../../stories/states/States.js';
import { settleStates } from '../accessibility/settleStates.js';
import { statement } from '../list/listOnScreen.js';
import { TestApp } from '../list/TestApp.js';

const credits = { ...attributions, [PLACES_SOURCE]: { text: 'Data by Atlas' } };
const now = () => new Date(STORY_NOW_MS);
const refuse = () => Promise.reject(new EnrichmentError('unauthorized', { status: 401 }));

const sheet = document.head.appendChild(document.createElement('style'));

const emulate = (features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia' as never, { features } as never);

beforeAll(async () => {
  // What moves looks different at every moment.
  await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // Lists request visible rows only.
  await page.viewport(800, 12_000);
});

afterAll(() => emulate([]));

const pick = (states: States, ...names: string[]) => names.map((name) => states[name]);

async function show(...elements: (ReactElement | undefined)[]) {
  sheet.textContent = styles;
  const screen = await render(
    <DisplayProvider attributions={credits} locale="en-GB" now={now} images="same-origin">
      {createElement('main', null, ...elements)}
    </DisplayProvider>,
  );
  await settleStates();
  return screen;
}

const isShown = (selector: string) =>
  expect.poll(() => document.querySelector(selector)).not.toBeNull();

/** The computed styles of every element on the page, and of what is drawn before and after it. */
function looks(css: string): string[][] {
  sheet.textContent = css;
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      const names = part && style.content === 'none' ? ['content'] : [...style];
      const subject = `${element.getAttribute('class')}${part}`;
      return names.map((name) => `${subject} ${name}: ${style.getPropertyValue(name)}`);
    }),
  );
}

/** Of the second looks, what the first do not have. */
const differences = (whole: string[][], parts: string[][]) =>
  parts.flatMap((look, index) => look.filter((line, at) => line !== whole[index]?.[at]));

it('list.css is all that lists, rows and single components need', async () => {
  const { unmount } = await show(
    ...pick(listStates, 'Resolved', 'Empty', 'More rows could not be loaded'),
    <TestApp transactions={statement(3)} fetcher={refuse} />,
    ...Object.values({ ...moneyStates, ...ratingStates, ...intermediaryStates, ...popoverStates }),
  );
  // Before the tooltip, which ends when something else takes the focus.
  await isShown('.mry-OpeningHoursDialog:focus-within');
  document.querySelector<HTMLElement>('.mry-IntermediaryBadge[tabindex]')?.focus();
  await isShown('.mry-Tooltip');
  await isShown('.mry-TransactionList-attribution');
  await isShown('.mry-TransactionList-paused');
  expect(differences(looks(styles), looks(list))).toEqual([]);
  await unmount();
});

it('details and reports need details.css too, loaded before list.css or after it', async () => {
  const { unmount } = await show(
    ...pick(detailsStates, 'Every field', 'Several candidates', 'Asking for more has failed'),
    ...pick(reportStates, 'Filled', 'Failed', 'Sent'),
  );
  const whole = looks(styles);
  expect(differences(whole, looks(`${list}${details}`))).toEqual([]);
  expect(differences(whole, looks(`${details}${list}`))).toEqual([]);
  expect(differences(whole, looks(list))).not.toEqual([]);
  await unmount();
});
