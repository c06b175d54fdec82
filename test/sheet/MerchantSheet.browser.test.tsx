import axe from 'axe-core';
import { type KeyboardEvent, type ReactElement, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MerchantSheet, OpeningHoursPopover } from '../../src/index.js';
import { grocer } from '../details/records.js';
import { focusedId, frame, nameOf, shopService, statement } from '../list/listOnScreen.js';
import { untilIdle } from '../untilIdle.js';
import { SheetApp, type SheetAppProps } from './SheetApp.js';
import '../../src/theme/styles.css';

const rows = statement(60);
const sheet = () => document.querySelector('dialog') as HTMLDialogElement;
/** More than fits a phone. */
const tall = { actions: <div style={{ blockSize: 2000 }} /> };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const root = document.documentElement;

async function show(props: Partial<SheetAppProps> = {}, wrap = (app: ReactElement) => app) {
  const { fetcher } = shopService();
  const app = <SheetApp rows={rows} fetcher={fetcher} slots={tall} {...props} />;
  const screen = await render(wrap(app));
  await expect.poll(() => nameOf('row 1').textContent).toBe('Shop 1');
  return screen;
}

/** Opens a row, and waits until nothing flies any more. */
async function open(id = 'row 1') {
  await userEvent.click(nameOf(id));
  await expect.poll(() => sheet().open).toBe(true);
  await landed();
}

const landed = () => expect.poll(() => root.className).toBe('');
const closed = async () => {
  await expect.poll(() => sheet().open).toBe(false);
  await landed();
};

/** Elements that take part in a view transition. */
const namedElements = () =>
  [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(({ style }) =>
    style.getPropertyValue('view-transition-name'),
  );

beforeEach(() => page.viewport(390, 700));
afterEach(() => {
  expect(namedElements()).toEqual([]);
  expect(root.style.overflow).toBe('');
});

describe('a sheet', () => {
  it('is a modal dialog named by the merchant, without accessibility faults', async () => {
    await show();
    await open();
    expect(sheet().matches(':modal')).toBe(true);
    await expect.element(page.getByRole('dialog', { name: 'Shop 1', exact: true })).toBeVisible();
    expect(document.activeElement).toBe(sheet());
    expect((await axe.run(sheet())).violations).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('is named by the bank’s text until the name arrives', async () => {
    let respond = () => {};
    const response = new Promise<void>((done) => {
      respond = done;
    });
    const { fetcher } = shopService();
    const late: SheetAppProps['fetcher'] = async (request, context) => {
      await response;
      return fetcher(request, context);
    };
    await render(<SheetApp rows={rows} fetcher={late} />);
    await open();
    await expect.element(page.getByRole('dialog', { name: 'SHOP 1', exact: true })).toBeVisible();
    respond();
    await expect.element(page.getByRole('dialog', { name: 'Shop 1', exact: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('keeps the page where it is, and gives the focus back to the row', async () => {
    await show();
    scrollTo(0, 200);
    const { left, top } = nameOf('row 5').getBoundingClientRect();
    await open('row 5');
    expect(getComputedStyle(root).overflow).toBe('hidden');
    expect(nameOf('row 5').getBoundingClientRect()).toMatchObject({ left, top });
    await userEvent.click(button('Close'));
    await closed();
    expect(focusedId()).toBe('row 5');
    expect(nameOf('row 5').getBoundingClientRect()).toMatchObject({ left, top });
  });

  it('gives the focus to the list if the row is gone', async () => {
    const screen = await show();
    await open('row 3');
    await userEvent.click(button('Next'));
    await expect.element(page.getByRole('dialog', { name: 'Shop 4' })).toBeVisible();
    const { fetcher } = shopService();
    await screen.rerender(
      <SheetApp rows={rows.filter(({ id }) => id !== 'row 4')} fetcher={fetcher} />,
    );
    await closed();
    expect(focusedId()).toMatch(/^row [2-5]$/);
  });

  it('closes by a press on the backdrop, and by none that began inside', async () => {
    const onClose = vi.fn();
    await show({ onClose });
    await open();
    const press = (type: string, clientY: number) =>
      sheet().dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, clientX: 200, clientY }),
      );
    press('pointerdown', 400);
    press('click', 2);
    press('pointerdown', 2);
    press('click', 400);
    expect(onClose).not.toHaveBeenCalled();
    press('pointerdown', 2);
    press('click', 2);
    expect(onClose).toHaveBeenCalledTimes(1);
    await closed();
  });

  it('tells the host app when the browser closes it by itself', async () => {
    const onClose = vi.fn();
    await show({ onClose });
    await open();
    sheet().close();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    await untilIdle();
    await closed();
    expect(focusedId()).toBe('row 1');
  });

  it('shows another row without closing', async () => {
    await show();
    await open();
    const element = sheet();
    const onClose = vi.fn();
    element.addEventListener('close', onClose);
    element.scrollTop = 50;
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(page.getByRole('dialog', { name: 'Shop 2' })).toBeVisible();
    expect(element.scrollTop).toBe(0);
    await userEvent.click(button('Previous'));
    await userEvent.click(button('Previous'));
    await expect.element(page.getByRole('dialog', { name: 'Shop 0' })).toBeVisible();
    await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    expect(sheet()).toBe(element);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(focusedId()).toBe('row 0');
  });

  it('leaves keys to fields and popovers of the host', async () => {
    const actions = (
      <>
        <textarea aria-label="Note" />
        <button type="button" onClick={() => document.getElementById('tags')?.togglePopover()}>
          Tags
        </button>
        {/* React 18 has no `popoverTarget`. */}
        <div id="tags" popover="auto">
          Rent
        </div>
      </>
    );
    await show({ slots: { actions } });
    await open();
    const name = sheet().getAttribute('aria-labelledby');
    await userEvent.fill(page.getByLabelText('Note'), 'one\ntwo');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(page.getByLabelText('Note')).toHaveValue('one\ntwo');
    expect(sheet().getAttribute('aria-labelledby')).toBe(name);
    await userEvent.click(button('Tags'));
    await expect.element(page.getByText('Rent')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Rent')).not.toBeVisible();
    expect(sheet().open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('leaves Escape to a control of the host that uses it', async () => {
    const keys: string[] = [];
    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      keys.push(event.key);
    };
    await show({ slots: { actions: <input aria-label="Tag" onKeyDown={onKeyDown} /> } });
    await open();
    await userEvent.click(page.getByLabelText('Tag'));
    await userEvent.keyboard('{Escape}');
    expect(keys).toEqual(['Escape']);
    expect(sheet().open).toBe(true);
    await userEvent.click(button('Close'));
    await closed();
  });

  it('stays open when Escape closes an overlay inside', async () => {
    const hours = (
      <OpeningHoursPopover
        merchant={{
          ...grocer,
          opening_hours: {
            periods: [{ open: { day: 5, time: '0800' }, close: { day: 5, time: '1900' } }],
          },
        }}
        placeTimeZone="Europe/London"
      />
    );
    await show({ slots: { actions: hours } });
    await open();
    const trigger = sheet().querySelector<HTMLElement>('.mry-OpeningHoursPopover');
    await userEvent.click(trigger as HTMLElement);
    const popover = page.getByRole('dialog', { name: /^Opening hours/ });
    await expect.element(popover).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(popover).not.toBeInTheDocument();
    expect(sheet().open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('opens in StrictMode, and leaves nothing behind when it is unmounted open', async () => {
    const screen = await show({}, (app) => <StrictMode>{app}</StrictMode>);
    await open();
    expect(root.style.overflow).toBe('hidden');
    await screen.unmount();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('opens in a shadow tree, where nothing flies', async () => {
    const start = vi.spyOn(document, 'startViewTransition');
    const host = document.body.appendChild(document.createElement('div'));
    const container = host
      .attachShadow({ mode: 'open' })
      .appendChild(document.createElement('div'));
    const { fetcher } = shopService();
    const screen = await render(<SheetApp rows={rows} fetcher={fetcher} />, { container });
    const row = () =>
      container.querySelector<HTMLElement>('[data-id="row 1"] .mry-TransactionRow-name');
    await expect.poll(() => row()?.textContent).toBe('Shop 1');
    row()?.click();
    const dialog = container.querySelector('dialog');
    await expect.poll(() => dialog?.matches(':modal')).toBe(true);
    expect(host.shadowRoot?.activeElement).toBe(dialog);
    dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect.poll(() => dialog?.open).toBe(false);
    expect(host.shadowRoot?.activeElement).toBe(row());
    expect(start).not.toHaveBeenCalled();
    await screen.unmount();
    host.remove();
  });
});

describe('a swipe', () => {
  const touch = (type: string, x: number, y: number, target: Element = sheet()) => {
    const point = new Touch({ identifier: 1, target, clientX: x, clientY: y });
    const event = new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches: type === 'touchend' ? [] : [point],
      changedTouches: [point],
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const distance = () => Number.parseFloat(sheet().style.translate.split(' ')[1] ?? '0');

  it('down closes it, and the sheet follows the finger', async () => {
    await show();
    await open();
    touch('touchstart', 200, 100);
    expect(touch('touchmove', 202, 120)).toBe(true);
    expect(distance()).toBe(20);
    touch('touchmove', 202, 60);
    expect(distance()).toBe(0);
    touch('touchmove', 202, 500);
    expect(distance()).toBe(400);
    touch('touchend', 202, 500);
    await closed();
    expect(focusedId()).toBe('row 1');
    expect(sheet().getAttribute('style')).toBe('');
  });

  it('that is short, sideways or up leaves it open, and so does one of scrolled content', async () => {
    const onClose = vi.fn();
    await show({ onClose });
    await open();
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => (time += 400));
    let time = 0;
    touch('touchstart', 200, 100);
    touch('touchmove', 200, 150);
    touch('touchend', 200, 150);
    expect(distance()).toBe(0);

    for (const [x, y] of [
      [300, 120],
      [200, 60],
    ] as const) {
      touch('touchstart', 200, 100);
      expect(touch('touchmove', x, y)).toBe(false);
      expect(touch('touchmove', 200, 600)).toBe(false);
      touch('touchend', 200, 600);
    }

    sheet().scrollTop = 30;
    expect(sheet().scrollTop).toBe(30);
    touch('touchstart', 200, 100);
    expect(touch('touchmove', 200, 600)).toBe(false);
    touch('touchend', 200, 600);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('returns if the host app keeps it open', async () => {
    const [row] = rows;
    const screen = await show({
      children: <MerchantSheet transaction={row} onClose={() => undefined} id="kept" />,
    });
    const kept = document.querySelector<HTMLDialogElement>('#kept') as HTMLDialogElement;
    await expect.poll(() => kept.open).toBe(true);
    await landed();
    touch('touchstart', 200, 100, kept);
    touch('touchmove', 200, 600, kept);
    touch('touchend', 200, 600, kept);
    await expect.poll(() => kept.style.translate).toBe('');
    expect(kept.open).toBe(true);
    kept.close();
    await expect.poll(() => kept.open).toBe(true);
    await screen.unmount();
  });
});

describe('the flight between row and details', () => {
  it('names the parts of the opened row, then those of the details, then nothing', async () => {
    await show();
    const start = vi.spyOn(document, 'startViewTransition');
    nameOf('row 1').click();
    await expect.poll(() => start.mock.results.length).toBe(1);
    const transition: ViewTransition | undefined = start.mock.results[0]?.value;
    await transition?.ready;
    expect(namedElements()).toEqual([
      'mry-sheet',
      'mry-sheet-logo',
      'mry-sheet-name',
      'mry-sheet-amount',
    ]);
    await landed();
    expect(namedElements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('is interrupted by closing, and by opening another row', async () => {
    await show();
    const start = vi.spyOn(document, 'startViewTransition');
    nameOf('row 1').click();
    await expect.poll(() => sheet().open).toBe(true);
    sheet().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect.poll(() => sheet().open).toBe(false);
    nameOf('row 2').click();
    await expect.poll(() => sheet().open).toBe(true);
    await expect.element(page.getByRole('dialog', { name: 'Shop 2' })).toBeInTheDocument();
    expect(start).toHaveBeenCalledTimes(3);
    await landed();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(focusedId()).toBe('row 2');
  });

  it('ends at a press, which the button in that place gets', async () => {
    await show();
    nameOf('row 1').click();
    await expect.poll(() => sheet().open && root.className).toContain('mry-SheetFlight');
    const { x, y, width } = button('Close').element().getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + width / 2];
    // The browser finds nothing of what flies.
    const press = { bubbles: true, cancelable: true, clientX, clientY };
    sheet().dispatchEvent(new PointerEvent('pointerdown', press));
    expect(root.className).toBe('');
    // Firefox finds it with the next frame.
    await expect
      .poll(() => document.elementFromPoint(clientX, clientY)?.closest('button'))
      .toBe(button('Close').element());
    const click = (detail: number) =>
      sheet().dispatchEvent(new MouseEvent('click', { ...press, detail }));
    // The keyboard presses what has the focus, wherever the pointer was.
    click(0);
    await untilIdle();
    expect(sheet().open).toBe(true);
    click(1);
    await closed();
    expect(focusedId()).toBe('row 1');
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('No transition');
      },
    ],
    [
      'rejects',
      (update: () => void) => {
        const rejected = Promise.reject(new Error('Skipped'));
        rejected.catch(() => undefined);
        queueMicrotask(update);
        return {
          ready: rejected,
          finished: Promise.resolve(),
          updateCallbackDone: Promise.resolve(),
          skipTransition: () => undefined,
        };
      },
    ],
  ])('is left out if the browser %s', async (_, startViewTransition) => {
    await show();
    vi.spyOn(document, 'startViewTransition').mockImplementation(startViewTransition as never);
    await open();
    await expect.element(page.getByRole('dialog', { name: 'Shop 1' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('is left out for reduced motion', async () => {
    await show();
    const start = vi.spyOn(document, 'startViewTransition');
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query.replace('(prefers-reduced-motion: reduce)', 'all')),
    );
    await open();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(start).not.toHaveBeenCalled();
  });
});

describe('a panel', () => {
  const panel = '(min-width: 60rem)';
  const style = document.createElement('style');
  style.textContent = `@media ${panel} {
    .SheetApp { display: grid; grid-template-columns: minmax(0, 1fr) 25rem; }
  }`;
  beforeEach(async () => {
    document.head.append(style);
    await page.viewport(1280, 700);
  });
  afterEach(() => style.remove());

  it('leaves the list and the page alone', async () => {
    await show({ panel });
    const { left, right } = nameOf('row 5').getBoundingClientRect();
    await open();
    expect(sheet().matches(':modal')).toBe(false);
    expect(nameOf('row 5').getBoundingClientRect()).toMatchObject({ left, right });
    expect(root.style.overflow).toBe('');
    expect(document.activeElement).toBe(sheet());
    expect(sheet().getBoundingClientRect().left).toBeGreaterThan(right);
    // Another row is pressed beside it: the reader stays in the list.
    await userEvent.click(nameOf('row 2'));
    await expect.element(page.getByRole('dialog', { name: 'Shop 2' })).toBeVisible();
    expect(focusedId()).toBe('row 2');
    sheet().focus();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(focusedId()).toBe('row 2');
  });

  it('becomes a sheet where the window is narrow, with focus and place kept', async () => {
    await show({ panel });
    await open();
    (button('Next').element() as HTMLElement).focus({ preventScroll: true });
    sheet().scrollTop = 40;
    expect(sheet().scrollTop).toBe(40);
    await page.viewport(600, 300);
    await expect.poll(() => sheet().matches(':modal')).toBe(true);
    await expect.element(button('Next')).toHaveFocus();
    // A browser may scroll to what has the focus in a later frame.
    await frame();
    await frame();
    expect(sheet().scrollTop).toBe(40);
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(focusedId()).toBe('row 1');
  });
});
