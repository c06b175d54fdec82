import { type ReactElement, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  OpeningHoursDialog,
  type OpeningHoursDialogProps,
} from '../../../src/components/OpeningHours/OpeningHoursDialog.js';
import { DisplayProvider, type DisplayProviderProps } from '../../../src/index.js';
import { NOW_MS, record, transaction } from '../leaves.js';
import '../../../src/theme/styles.css';

const clock = () => new Date(NOW_MS);

const { name: _, ...nameless } = record;

type HoursProps = Partial<OpeningHoursDialogProps> & {
  isOpen?: boolean;
  placeTimeZoneOf?: DisplayProviderProps['placeTimeZone'];
  attributions?: DisplayProviderProps['attributions'];
};

/** Beside a button without effect, so that every request to close comes from the dialog. */
function Hours({
  isOpen = true,
  placeTimeZoneOf,
  attributions,
  ...props
}: HoursProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  return (
    <DisplayProvider
      locale="en-GB"
      timeZone="Europe/London"
      now={clock}
      placeTimeZone={placeTimeZoneOf}
      attributions={attributions}
    >
      <button ref={setAnchor} type="button" aria-expanded={false}>
        <b>Open</b>
      </button>
      <p style={{ marginBlockStart: 400 }}>Elsewhere</p>
      <input aria-label="Field" />
      {isOpen && anchor && (
        <OpeningHoursDialog
          merchant={record}
          anchor={anchor}
          onClose={() => undefined}
          {...props}
        />
      )}
    </DisplayProvider>
  );
}

async function show(props: HoursProps = {}) {
  const onClose = vi.fn();
  const screen = await render(<Hours {...props} onClose={onClose} />);
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const close = () => screen.rerender(<Hours {...props} isOpen={false} />);
  return { screen, dialog, onClose, close, button: screen.getByRole('button').first() };
}

describe('OpeningHoursDialog', () => {
  it.each([
    ['the merchant', { merchant: record }, 'Opening hours of Northside Coffee'],
    [
      'the statement, where the record has no name',
      { merchant: nameless, transaction },
      'Opening hours of PYZ*NORTHSIDE_COFF 2041 LONDON GB',
    ],
    ['nothing, without any name', { merchant: nameless }, 'Opening hours'],
  ])('is labelled with the name of %s', async (_, props, label) => {
    const { dialog } = await show(props);
    await expect.element(dialog).toHaveAttribute('aria-label', label);
  });

  it.each([
    ['is named for it', { placeTimeZone: 'Asia/Tokyo' }],
    [
      'the provider knows from the transaction',
      {
        transaction,
        placeTimeZoneOf: (_: unknown, paid?: { id: string }) =>
          paid?.id === transaction.id ? 'Asia/Tokyo' : undefined,
      },
    ],
  ])('says state and today in the zone that %s', async (_, props) => {
    const { dialog } = await show(props);
    await expect.element(dialog.getByText('Closed today')).toBeVisible();
    const today = dialog.element().querySelector('[aria-current="date"]');
    expect(today).toHaveTextContent('Saturday (today)Closed');
  });

  it('uses the provider’s time zone by default: Friday, and open', async () => {
    const { dialog } = await show();
    await expect.element(dialog.getByText(/^Closes in 20 min/)).toBeVisible();
    const today = dialog.element().querySelector('[aria-current="date"]');
    expect(today).toHaveTextContent('Friday (today)');
  });

  describe('credits the source of the hours', () => {
    const atlas = { text: 'Opening hours by Atlas', href: 'https://atlas.example' };
    const merchant = { ...record, cachePolicy: { opening_hours: 'atlas', name: 'guide' } };
    const guide = { text: 'Names by Guide' };

    it('below the week, and no other source', async () => {
      const { dialog } = await show({ merchant, attributions: { atlas, guide } });
      const link = dialog.getByRole('link', { name: /^Opening hours by Atlas/ });
      await expect.element(link).toHaveAttribute('href', 'https://atlas.example/');
      expect(dialog.element()).not.toHaveTextContent('Names by Guide');
      const week = dialog.getByRole('table').element().getBoundingClientRect();
      expect(link.element().getBoundingClientRect().top).toBeGreaterThan(week.bottom);
    });

    it('without making the dialog wider', async () => {
      const text = 'Addresses, opening hours and reviews by the contributors of an open register';
      const { screen, dialog } = await show({ merchant, attributions: { atlas: null } });
      const before = dialog.element().getBoundingClientRect().width;
      await screen.rerender(<Hours merchant={merchant} attributions={{ atlas: { text } }} />);
      await expect.element(dialog.getByText(text)).toBeVisible();
      expect(dialog.element().getBoundingClientRect().width).toBe(before);
    });

    it('unless it needs none', async () => {
      const { dialog } = await show({ merchant, attributions: { atlas: null, guide } });
      expect(dialog.element().querySelector('.mry-MerchantCredits')).toBeNull();
    });
  });

  it('keeps the state of its button while it is open', async () => {
    const { dialog, close, button } = await show();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button).toHaveAttribute('aria-controls', dialog.element().id);
    await expect.element(button).toHaveAttribute('data-state', 'open');
    await close();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(button).not.toHaveAttribute('aria-controls');
    await expect.element(button).toHaveAttribute('data-state', 'closed');
  });

  it('ignores a press on its button', async () => {
    const { screen, dialog, onClose, close, button } = await show();
    await userEvent.click(screen.getByText('Open', { exact: true }));
    expect(onClose).not.toHaveBeenCalled();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button, by keyboard', () => userEvent.keyboard('{Enter}')],
  ])(
    'requests to close on %s, stays until it is unmounted, and then focuses its button',
    async (_, press) => {
      const { dialog, onClose, close, button } = await show();
      await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
      await press();
      expect(onClose).toHaveBeenCalledTimes(1);
      await expect.element(dialog).toBeVisible();
      await close();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(button).toHaveFocus();
    },
  );

  it.each([
    ['text', 'Elsewhere', () => document.body],
    ['a field', 'Field', () => document.querySelector('input')],
  ])(
    'requests to close once on a press on %s outside, and leaves the focus there',
    async (_, label, focused) => {
      const { screen, dialog, onClose, close } = await show();
      await userEvent.click(
        label === 'Field' ? screen.getByLabelText(label) : screen.getByText(label),
      );
      expect(onClose).toHaveBeenCalledTimes(1);
      await close();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(document.activeElement).toBe(focused());
    },
  );

  it('requests to close when a finger taps outside, but not when it scrolls', async () => {
    const { screen, onClose, close, button } = await show();
    const outside = screen.getByText('Elsewhere').element();
    const touch = (type: string) =>
      outside.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    touch('pointerdown');
    touch('pointercancel');
    touch('pointerup');
    expect(onClose).not.toHaveBeenCalled();
    touch('pointerdown');
    touch('pointerup');
    expect(onClose).toHaveBeenCalledTimes(1);
    await close();
    // The browser moves the focus only after the finger has left.
    await expect.element(button).not.toHaveFocus();
  });

  it('stays open when text in it is selected and the pointer goes outside', async () => {
    const { dialog, screen, onClose } = await show();
    const press = (element: Element, type: string) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
    press(dialog.getByText('Monday').element(), 'pointerdown');
    press(screen.getByText('Elsewhere').element(), 'pointerup');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('requests to close when the focus goes elsewhere, but not when the window loses it', async () => {
    const { screen, dialog, onClose } = await show();
    const close = dialog.getByRole('button', { name: 'Close' }).element() as HTMLElement;
    close.blur();
    expect(onClose).not.toHaveBeenCalled();
    close.focus();
    (screen.getByLabelText('Field').element() as HTMLElement).focus();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('knows its own presses in a closed shadow tree', async () => {
    await page.viewport(1000, 640);
    const host = document.createElement('div');
    document.body.append(host);
    const tree = host.attachShadow({ mode: 'closed' });
    const onClose = vi.fn();
    await render(createPortal(<Hours onClose={onClose} />, tree as unknown as Element));
    await expect.poll(() => tree.querySelector('[role=dialog]')).not.toBeNull();
    const dialog = tree.querySelector('[role=dialog]') as HTMLElement;
    expect(tree.activeElement).toBe(dialog.querySelector('button'));
    const { left, right, top } = dialog.getBoundingClientRect();
    const at = (x: number, y: number) => ({ position: { x, y } });
    await userEvent.click(page.elementLocator(document.documentElement), at(left + 20, top + 90));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(page.elementLocator(document.documentElement), at(right + 50, top + 90));
    expect(onClose).toHaveBeenCalledTimes(1);
    host.remove();
  });

  it('requests to close on a press on what stops its events', async () => {
    const { screen, onClose } = await show();
    const outside = screen.getByText('Elsewhere');
    for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click']) {
      outside.element().addEventListener(type, (event) => event.stopPropagation());
    }
    await userEvent.click(outside);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('knows in a shadow tree where the focus goes', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const tree = host.attachShadow({ mode: 'open' });
    const onClose = vi.fn();
    const attributions = { atlas: { text: 'By Atlas', href: 'https://atlas.example' } };
    const merchant = { ...record, cachePolicy: { opening_hours: 'atlas' } };
    const hours = <Hours merchant={merchant} attributions={attributions} onClose={onClose} />;
    await render(createPortal(hours, tree as unknown as Element));
    const focused = () => tree.activeElement?.localName;
    await expect.poll(focused).toBe('button');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('a');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('button');
    expect(onClose).not.toHaveBeenCalled();
    tree.querySelector('input')?.focus();
    expect(onClose).toHaveBeenCalledTimes(1);
    host.remove();
  });

  it('keeps Tab inside, in both directions', async () => {
    const attributions = { atlas: { text: 'By Atlas', href: 'https://atlas.example' } };
    const merchant = { ...record, cachePolicy: { opening_hours: 'atlas' } };
    const { dialog } = await show({ merchant, attributions });
    const close = dialog.getByRole('button', { name: 'Close' });
    const link = dialog.getByRole('link');
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(link).toHaveFocus();
    // A press on its text focuses the dialog itself.
    await userEvent.click(dialog.getByText('Wednesday'));
    await expect.element(dialog).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(link).toHaveFocus();
  });

  it('keeps Tab from a focus trap around it, which would send the focus elsewhere', async () => {
    const onKeyDown = vi.fn();
    await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: the trap of a dialog
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <Hours />
      </div>,
    );
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('a');
    expect(onKeyDown.mock.calls).toEqual([['a']]);
  });

  it('keeps Escape from what is around it', async () => {
    const { onClose } = await show();
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown, true);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('a');
    document.removeEventListener('keydown', onKeyDown, true);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onKeyDown.mock.calls.map(([event]) => event.key)).toEqual(['a']);
  });

  it.each([
    ['hidden', (button: HTMLElement) => button.setAttribute('hidden', '')],
    ['removed from the page', (button: HTMLElement) => button.remove()],
  ])('requests to close when its button is %s', async (_, change) => {
    const host = document.createElement('p');
    const button = host.appendChild(document.createElement('button'));
    document.body.append(host);
    const onClose = vi.fn();
    const screen = await render(
      <OpeningHoursDialog merchant={record} anchor={button} onClose={onClose} />,
    );
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    change(button);
    await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
    await screen.unmount();
    host.remove();
  });
});

describe('the place of an OpeningHoursDialog', () => {
  const style = (element: Element) => getComputedStyle(element);
  const box = (element: Element) => element.getBoundingClientRect();

  async function showAt(position: Partial<CSSStyleDeclaration>, dir = 'ltr') {
    const host = document.createElement('div');
    host.dir = dir;
    const button = host.appendChild(document.createElement('button'));
    button.textContent = 'Open';
    Object.assign(button.style, { position: 'fixed', ...position });
    document.body.append(host);
    const screen = await render(
      <OpeningHoursDialog merchant={record} anchor={button} onClose={() => undefined} />,
    );
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    const dialog = screen.getByRole('dialog').element() as HTMLElement;
    await expect.poll(() => dialog.style.top).not.toBe('');
    return { dialog, button, host };
  }

  it.each([
    ['ltr', 'left'],
    ['rtl', 'right'],
  ] as const)('is below the start of its button (%s)', async (dir, side) => {
    await page.viewport(1000, 640);
    const { dialog, button, host } = await showAt({ left: '500px', top: '40px' }, dir);
    expect(box(dialog).top).toBeCloseTo(box(button).bottom + 6, 0);
    expect(box(dialog)[side]).toBeCloseTo(box(button)[side], 0);
    host.remove();
  });

  it('is above its button near the lower edge', async () => {
    await page.viewport(1000, 640);
    const { dialog, button, host } = await showAt({ left: '100px', bottom: '20px' });
    expect(box(dialog).bottom).toBeCloseTo(box(button).top - 6, 0);
    host.remove();
  });

  it('keeps a margin to the edges of a narrow window, with text of double size too', async () => {
    await page.viewport(360, 640);
    document.documentElement.style.fontSize = '200%';
    const { dialog, host } = await showAt({ left: '200px', top: '40px' });
    const { left, right, bottom } = box(dialog);
    expect(left).toBeGreaterThanOrEqual(12);
    expect(right).toBeLessThanOrEqual(348);
    expect(bottom).toBeLessThanOrEqual(628);
    expect(style(dialog).overflowY).toBe('auto');
    for (const part of dialog.querySelectorAll('button, td')) {
      expect(box(part).right).toBeLessThanOrEqual(right);
    }
    document.documentElement.style.fontSize = '';
    host.remove();
  });

  it('follows its button when the page moves under it', async () => {
    const { dialog, button, host } = await showAt({ left: '100px', top: '40px' });
    button.style.top = '90px';
    await expect.poll(() => box(dialog).top).toBeCloseTo(box(button).bottom + 6, 0);
    host.remove();
  });

  it('follows a button whose row is skipped while it is off the screen', async () => {
    await page.viewport(1000, 640);
    const onClose = vi.fn();
    // As in a list, which has the layer: a row with an open layer in it would not be skipped.
    const list = document.createElement('div');
    list.className = 'mry-TransactionList';
    const row = list.appendChild(document.createElement('div'));
    const button = row.appendChild(document.createElement('button'));
    Object.assign(row.style, {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 60px',
    });
    const space = list.appendChild(document.createElement('div'));
    space.style.blockSize = '5000px';
    document.body.append(list);
    const screen = await render(
      <OpeningHoursDialog merchant={record} anchor={button} onClose={onClose} />,
    );
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    const top = () => box(dialog.element()).top;
    await expect.poll(top).toBeCloseTo(box(button).bottom + 6, 0);
    const before = top();
    window.scrollTo(0, 3_000);
    await expect.poll(top).toBeCloseTo(before - 3_000, 0);
    await expect.poll(() => button.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    window.scrollTo(0, 0);
    await expect.poll(top).toBeCloseTo(before, 0);
    await screen.unmount();
    list.remove();
  });
});
