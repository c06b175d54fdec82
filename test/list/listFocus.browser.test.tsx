import { type CSSProperties, createRef, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { TransactionListHandle } from '../../src/index.js';
import { untilIdle } from '../untilIdle.js';
import {
  atRest,
  focusedId,
  idsOnScreen,
  listElement,
  mountedRows,
  nameOf,
  rowElement,
  rowUnderEye,
  shopService,
  statement,
} from './listOnScreen.js';
import { TestApp, type TestAppProps } from './TestApp.js';
import '../../src/theme/styles.css';

const rows = statement(10_000);
/** Of a heading that sticks. */
const HEADING_PX = 40;
const HEADER_PX = 80;

beforeEach(async () => {
  await page.viewport(800, 700);
  window.scrollTo(0, 0);
});

async function show(props: Partial<TestAppProps> = {}) {
  const { fetcher } = shopService();
  const app = (next: Partial<TestAppProps>) => (
    <>
      <button type="button">Elsewhere</button>
      <TestApp
        fetcher={fetcher}
        transactions={rows}
        height={600}
        onSelect={() => undefined}
        {...props}
        {...next}
      />
    </>
  );
  const screen = await render(app({}));
  await atRest();
  return { rerender: (next: Partial<TestAppProps>) => screen.rerender(app(next)) };
}
const without = (...ids: (string | undefined)[]) => rows.filter(({ id }) => !ids.includes(id));

it('leaves a key to a row of the host app that uses it', async () => {
  await show({
    renderRow: ({ transaction: { id }, lookup: { status }, rowProps: { tabIndex } }) => (
      <button
        type="button"
        data-status={status}
        tabIndex={tabIndex}
        onKeyDown={(event) => event.preventDefault()}
      >
        {id}
      </button>
    ),
  });
  const button = rowElement('row 3')?.querySelector('button');
  button?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await untilIdle();
  expect(document.activeElement).toBe(button);
});

describe('focusTransaction', () => {
  it('mounts a far row and gives it the focus', async () => {
    const listRef = createRef<TransactionListHandle>();
    await show({ listRef });
    expect(listRef.current?.focusTransaction('row 5000')).toBe(true);
    await expect.poll(focusedId).toBe('row 5000');
    await atRest();
    expect(idsOnScreen()).toContain('row 5000');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedId).toBe('row 5001');
  });

  it('does not scroll to a row that is on screen', async () => {
    const listRef = createRef<TransactionListHandle>();
    await show({ listRef });
    listElement().scrollTop = 30_000;
    await atRest();
    const eye = rowUnderEye();
    const id = idsOnScreen().at(3) ?? '';
    listRef.current?.focusTransaction(id);
    await expect.poll(focusedId).toBe(id);
    await atRest();
    expect(rowUnderEye()).toEqual(eye);
  });

  it('says that there is no such row, and leaves the focus', async () => {
    const listRef = createRef<TransactionListHandle>();
    await show({ listRef });
    nameOf('row 3').focus();
    expect(listRef.current?.focusTransaction('no such row')).toBe(false);
    await untilIdle();
    expect(focusedId()).toBe('row 3');
  });
});

describe('when the row with the focus is removed', () => {
  it.each([
    ['a virtual list', true],
    ['a list with every row in the document', false],
  ])('the next one has it, in %s', async (_, virtualized) => {
    const { rerender } = await show({ virtualized, transactions: rows.slice(0, 300) });
    nameOf('row 3').focus();
    await rerender({ transactions: without('row 3').slice(0, 299) });
    expect(focusedId()).toBe('row 4');
    await rerender({ transactions: without('row 3', 'row 4', 'row 5').slice(0, 297) });
    expect(focusedId()).toBe('row 6');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(focusedId).toBe('row 2');
  });

  it('the one before has it, at the end', async () => {
    const { rerender } = await show({ transactions: rows.slice(0, 300) });
    nameOf('row 0').focus();
    await userEvent.keyboard('{End}');
    await expect.poll(focusedId).toBe('row 299');
    await rerender({ transactions: rows.slice(0, 299) });
    await expect.poll(focusedId).toBe('row 298');
    expect(idsOnScreen()).toContain('row 298');
  });

  it('the next one of the list has it, however far away', async () => {
    const { rerender } = await show();
    // A long list opens with its first rows: those below are known once it has read on.
    await untilIdle();
    nameOf('row 3').focus();
    await rerender({ transactions: [...rows.slice(0, 3), ...rows.slice(5_000)] });
    await expect.poll(focusedId).toBe('row 5000');
    await atRest();
    expect(idsOnScreen()).toContain('row 5000');
  });

  it.each([
    ['in a box of its own', 600],
    ['on a page', undefined],
  ])('a reader who has scrolled away from it stays where they are, %s', async (_, height) => {
    const { rerender } = await show({ height });
    nameOf('row 3').focus();
    const scroller = height ? listElement() : document.documentElement;
    scroller.scrollTop = 50_000;
    await atRest();
    const eye = rowUnderEye();
    await rerender({ transactions: without('row 3') });
    await expect.poll(focusedId).toBe('row 4');
    await atRest();
    expect(idsOnScreen()).toContain(eye.id);
  });

  it('nothing is focused once the reader has gone elsewhere', async () => {
    const { rerender } = await show();
    nameOf('row 3').focus();
    const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(elsewhere);
    await rerender({ transactions: without('row 3') });
    await untilIdle();
    expect(document.activeElement).toBe(elsewhere.element());
  });

  it('nothing is focused once the reader has left the list', async () => {
    const { rerender } = await show();
    nameOf('row 3').focus();
    nameOf('row 3').blur();
    await rerender({ transactions: without('row 3') });
    await untilIdle();
    expect(document.activeElement).toBe(document.body);
  });

  it('what the host focuses at once has it', async () => {
    const { fetcher } = shopService();
    const screen = await render(<Undoable fetcher={fetcher} transactions={rows} />);
    await atRest();
    nameOf('row 3').focus();
    await screen.rerender(<Undoable fetcher={fetcher} transactions={without('row 3')} />);
    await untilIdle();
    expect(document.activeElement).toHaveTextContent('Undo');
  });

  it('with all others, Tab finds the rows that come later', async () => {
    const { rerender } = await show();
    nameOf('row 3').focus();
    await rerender({ transactions: [] });
    await untilIdle();
    expect(document.activeElement).toBe(document.body);
    await rerender({ transactions: rows.slice(10, 40) });
    await atRest();
    page.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await userEvent.tab();
    expect(focusedId()).toBe('row 10');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedId).toBe('row 11');
  });
});

/** A host app that offers to restore a removed row. */
function Undoable({ fetcher, transactions }: Pick<TestAppProps, 'fetcher' | 'transactions'>) {
  const isRemoved = transactions.length < rows.length;
  useLayoutEffect(() => {
    if (isRemoved) document.getElementById('undo')?.focus();
  }, [isRemoved]);
  return (
    <>
      {isRemoved && (
        <button type="button" id="undo">
          Undo
        </button>
      )}
      <TestApp
        fetcher={fetcher}
        transactions={transactions}
        height={600}
        onSelect={() => undefined}
      />
    </>
  );
}

describe('arrows over 10,000 rows', () => {
  it.each([
    ['in a box of its own', 600],
    ['on a page', undefined],
  ])('go to the last row, back to the first and on from there, %s', async (_, height) => {
    await show({ height });
    nameOf('row 0').focus();
    for (const [key, id] of [
      ['{End}', 'row 9999'],
      ['{ArrowDown}', 'row 9999'],
      ['{ArrowUp}', 'row 9998'],
      ['{Home}', 'row 0'],
      ['{ArrowUp}', 'row 0'],
      ['{ArrowDown}', 'row 1'],
    ]) {
      await userEvent.keyboard(key as string);
      await expect.poll(focusedId).toBe(id);
      await atRest();
      expect(idsOnScreen()).toContain(id);
      expect(mountedRows().length).toBeLessThan(60);
    }
  });

  it('go on from a row that the reader has scrolled away from', async () => {
    await show();
    nameOf('row 3').focus();
    listElement().scrollTop = 300_000;
    await atRest();
    expect(focusedId()).toBe('row 3');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedId).toBe('row 4');
    await atRest();
    expect(idsOnScreen()).toContain('row 4');
  });

  it('miss no row however fast a key repeats', async () => {
    await show();
    nameOf('row 0').focus();
    for (let press = 0; press < 60; press += 1) await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedId).toBe('row 60');
    await atRest();
    expect(idsOnScreen()).toContain('row 60');
  });
});

describe('below a sticky header of the host app', () => {
  const inset = { '--mry-list-inset-block-start': `${HEADER_PX}px` } as CSSProperties;
  const around: [string, CSSProperties][] = [
    ['on a page', {}],
    ['in a <main> that scrolls', { height: 600, overflow: 'auto' }],
  ];

  it.each(around)('no arrow leaves the row behind header or heading, %s', async (_, box) => {
    const props = { transactions: rows, onSelect: () => undefined };
    await render(
      <main style={{ ...inset, ...box }}>
        <header
          style={{ position: 'sticky', top: 0, height: HEADER_PX, zIndex: 9, background: 'white' }}
        >
          Bank
        </header>
        <TestApp {...props} fetcher={shopService().fetcher} />
      </main>,
    );
    await atRest();
    const main = document.querySelector('main') as HTMLElement;
    const scroller = box.height ? main : document.documentElement;
    onTestFinished(() => scroller.scrollTo(0, 0));
    scroller.scrollTop = 20_000;
    await atRest();
    const edge = (box.height ? main.getBoundingClientRect().top : 0) + HEADER_PX + HEADING_PX;
    let row = Number(rowUnderEye().id.slice(4)) + 4;
    nameOf(`row ${row}`).focus({ preventScroll: true });
    for (const [key, step] of [
      ['{ArrowUp}', -1],
      ['{ArrowDown}', 1],
    ] as const) {
      for (let press = 0; press < 14; press += 1) {
        row += step;
        await userEvent.keyboard(key);
        await expect.poll(focusedId).toBe(`row ${row}`);
        await atRest();
        const { top, bottom } = rowElement(`row ${row}`).getBoundingClientRect();
        expect(top).toBeGreaterThan(edge - 1);
        expect(bottom).toBeLessThan(701);
      }
    }
  });
});

describe('while the opening hours of a row are open', () => {
  const opening_hours = { periods: [{ open: { day: 0, time: '0000' } }] };
  const hours = page.getByRole('dialog');

  async function openHours() {
    const { rerender } = await show({
      fetcher: async ({ transactions }) =>
        Object.fromEntries(
          transactions.map(({ id }) => [id, [{ name: id, country: 'GB', opening_hours }]]),
        ),
    });
    const button = () => rowElement('row 3').querySelector('.mry-OpeningHoursPopover');
    await expect.poll(button).not.toBeNull();
    (button() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(hours.getByRole('button')).toHaveFocus();
    return { rerender, button };
  }

  it('the row stays mounted, however far the list is scrolled, and has the focus afterwards', async () => {
    const { button } = await openHours();
    listElement().scrollTop = 50_000;
    await atRest();
    await expect.element(hours.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(hours).not.toBeInTheDocument();
    expect(document.activeElement).toBe(button());
    await expect.poll(idsOnScreen).toContain('row 3');
  });

  it('the next row has the focus if the row is removed', async () => {
    const { rerender } = await openHours();
    await rerender({ transactions: without('row 3') });
    await expect.element(hours).not.toBeInTheDocument();
    await expect.poll(focusedId).toBe('row 4');
  });
});
