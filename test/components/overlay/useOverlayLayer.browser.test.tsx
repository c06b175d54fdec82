import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  IntermediaryBadge,
  OpeningHoursPopover,
  TransactionRow,
} from '../../../src/index.js';
import { NOW_MS, record, transaction } from '../leaves.js';
import '../../../src/theme/styles.css';

const clock = () => new Date(NOW_MS);
/** The two parts that open an overlay. */
const Parts = (): ReactElement => (
  <DisplayProvider locale="en-GB" timeZone="Europe/London" now={clock}>
    <p style={{ paddingBlockStart: 60 }}>
      <OpeningHoursPopover merchant={record} /> <IntermediaryBadge merchant={record} />
    </p>
  </DisplayProvider>
);

function ModalDialog({ children }: { children: ReactNode }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return <dialog ref={dialog}>{children}</dialog>;
}

function inShadow(children: ReactNode): ReactElement {
  const host = document.createElement('div');
  document.body.append(host);
  return createPortal(children, host.attachShadow({ mode: 'open' }) as unknown as Element);
}

const hours = () => page.getByRole('dialog', { name: /Opening hours of/ });
const button = () => page.getByRole('button', { name: /Closes in/ });
const tooltip = () => page.getByRole('tooltip');

/** Whether the pointer would reach the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const tree = element.getRootNode() as Document | ShadowRoot;
  return element.contains(tree.elementFromPoint(left + width / 2, top + height / 2));
}

const variable = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(name);

async function open(): Promise<Element> {
  await userEvent.click(button());
  await expect.element(hours()).toBeVisible();
  return hours().element();
}

describe('an overlay', () => {
  it('lies above the modal dialog of its button, can be used, and closes before it on Escape', async () => {
    await render(
      <ModalDialog>
        <Parts />
      </ModalDialog>,
    );
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    expect(isOnTop(await open())).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }));
    await expect.element(hours()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();

    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(hours()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
    expect(dialog.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
    expect(document.querySelector('.mry-OverlayLayer')).toBeNull();
  });

  it('lies above a dialog that was closed and opened again in between', async () => {
    await render(
      <ModalDialog>
        <Parts />
      </ModalDialog>,
    );
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    await open();
    await userEvent.keyboard('{Escape}');
    dialog.close();
    dialog.showModal();
    expect(isOnTop(await open())).toBe(true);
  });

  it('is a tooltip, and lies above the dialog too', async () => {
    await render(
      <ModalDialog>
        <Parts />
      </ModalDialog>,
    );
    await userEvent.hover(page.getByText('via PayZip'));
    await expect.element(tooltip()).toBeVisible();
    expect(isOnTop(tooltip().element())).toBe(true);
  });

  it('closes on Escape before one that was opened earlier', async () => {
    await render(<Parts />);
    await open();
    await userEvent.hover(page.getByText('via PayZip'));
    await expect.element(tooltip()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip()).not.toBeInTheDocument();
    await expect.element(hours()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(hours()).not.toBeInTheDocument();
  });

  it('is neither clipped nor covered by what is around its button', async () => {
    await render(
      <>
        <div style={{ transform: 'translateX(10px)', overflow: 'clip', blockSize: 110 }}>
          <Parts />
        </div>
        <div style={{ position: 'fixed', inset: '130px 0 0', zIndex: 9_999, background: 'gold' }} />
      </>,
    );
    const element = await open();
    expect(element.getBoundingClientRect().bottom).toBeGreaterThan(200);
    expect(isOnTop(element)).toBe(true);
  });

  it.each([
    ['a scheme', { 'data-mry-color-scheme': 'dark' }],
    ['a theme', { 'data-mry-theme': 'ours' }],
    ['variables', { style: { '--mry-color-surface-raised': 'rgb(1, 2, 3)' } as object }],
  ])('has %s of an ancestor', async (_, props) => {
    await render(
      <div {...props}>
        <style>{'[data-mry-theme="ours"] { --mry-color-surface-raised: rgb(4, 5, 6) }'}</style>
        <Parts />
      </div>,
    );
    const element = await open();
    const { colorScheme, backgroundColor } = getComputedStyle(element);
    const around = button().element();
    expect(colorScheme).toBe(getComputedStyle(around).colorScheme);
    for (const name of ['--mry-color-surface-raised', '--mry-color-text', '--mry-popover-radius']) {
      expect(variable(element, name), name).toBe(variable(around, name));
    }
    const expected = document.createElement('i');
    expected.style.color = variable(around, '--mry-color-surface-raised');
    around.append(expected);
    expect(backgroundColor).toBe(getComputedStyle(expected).color);
  });

  it('has the direction of its button, and no other style of the text around it', async () => {
    const style = {
      whiteSpace: 'nowrap',
      textTransform: 'uppercase',
      letterSpacing: '3px',
      cursor: 'crosshair',
      fontStyle: 'italic',
    } as const;
    await render(
      <div dir="rtl" style={style}>
        <Parts />
      </div>,
    );
    const computed = getComputedStyle(await open());
    expect(computed.direction).toBe('rtl');
    expect(computed.whiteSpace).toBe('normal');
    expect(computed.textTransform).toBe('none');
    expect(computed.letterSpacing).toBe('normal');
    expect(computed.cursor).toBe('auto');
    expect(computed.fontStyle).toBe('normal');
  });

  it('stays in the shadow tree of its button', async () => {
    await render(inShadow(<Parts />));
    await open();
    expect(hours().element().getRootNode()).toBe(button().element().getRootNode());
    expect(hours().element().getRootNode()).not.toBe(document);
  });

  it('leaves nothing behind when its button is removed', async () => {
    const screen = await render(<Parts />);
    await open();
    await screen.rerender(<i />);
    expect(document.querySelector('.mry-OverlayLayer')).toBeNull();
  });
});

describe('in a browser without popovers, an overlay', () => {
  it.each<[string, (parts: ReactElement) => ReactElement, string]>([
    ['the dialog', (parts) => <ModalDialog>{parts}</ModalDialog>, 'dialog'],
    ['the theme', (parts) => <div data-mry-theme="bold">{parts}</div>, '[data-mry-theme]'],
    [
      'the scheme',
      (parts) => <div data-mry-color-scheme="dark">{parts}</div>,
      '[data-mry-color-scheme]',
    ],
    [
      'the body, outside a row with a scheme, which clips,',
      (parts) => (
        <TransactionRow
          transaction={transaction}
          lookup={undefined}
          slots={{ trailing: <div data-mry-color-scheme="dark">{parts}</div> }}
          data-mry-color-scheme="dark"
          style={{ blockSize: 'auto' }}
        />
      ),
      'body',
    ],
    ['the body, without either,', (parts) => <div>{parts}</div>, 'body'],
  ])('is mounted in %s around its button, and is visible', async (_, around, selector) => {
    const { showPopover } = HTMLElement.prototype;
    Object.assign(HTMLElement.prototype, { showPopover: undefined });
    try {
      await render(around(<Parts />));
      const element = await open();
      const layer = element.closest('.mry-OverlayLayer');
      expect(layer?.parentElement).toBe(button().element().closest(selector));
      expect(isOnTop(element)).toBe(true);
    } finally {
      Object.assign(HTMLElement.prototype, { showPopover });
    }
  });
});
