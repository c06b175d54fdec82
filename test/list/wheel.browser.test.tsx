import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { atRest, frame, listElement, shopService, statement } from './listOnScreen.js';
import { TestApp } from './TestApp.js';
import '../../src/theme/styles.css';

beforeEach(async () => {
  await page.viewport(800, 700);
  window.scrollTo(0, 0);
});

/** A list of 500 pixels on a page that can be scrolled. */
async function show(count: number): Promise<HTMLElement> {
  const { fetcher } = shopService();
  await render(
    <div style={{ blockSize: 3_000 }}>
      <TestApp transactions={statement(count)} fetcher={fetcher} height={500} />
    </div>,
  );
  return listElement();
}

const wheel = () => userEvent.wheel(listElement(), { delta: { y: 200 } });

it.each([0, 3])('a list of %i rows, which cannot scroll, lets the page scroll', async (count) => {
  const list = await show(count);
  if (count > 0) await atRest();
  expect(list.scrollHeight).toBe(list.clientHeight);
  await wheel();
  await expect.poll(() => window.scrollY).toBe(200);
});

it('a long list scrolls, and keeps the page where it is at its end', async () => {
  const list = await show(60);
  await atRest();
  await wheel();
  await expect.poll(() => list.scrollTop).toBe(200);
  list.scrollTop = list.scrollHeight;
  await atRest();
  let turns = 0;
  list.addEventListener('wheel', () => {
    turns += 1;
  });
  await wheel();
  await expect.poll(() => turns).toBe(1);
  for (let count = 0; count < 8; count += 1) await frame();
  expect(window.scrollY).toBe(0);
  // A swipe to the side goes back to the last page.
  expect(getComputedStyle(list).overscrollBehaviorX).toBe('auto');
});
