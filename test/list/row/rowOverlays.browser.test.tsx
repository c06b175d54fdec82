import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  IntermediaryBadge,
  OpeningHoursPopover,
  TransactionRow,
  type TransactionRowSlots,
} from '../../../src/index.js';
import { NOW_MS, record } from '../../components/leaves.js';
import '../../../src/theme/styles.css';
import styles from '../../../src/theme/styles.css?inline';
import { lookupOf } from '../../lookupOf.js';

const clock = () => new Date(NOW_MS);
const transaction = { id: '1', amount: '-4.20', currency: 'GBP' };

const twoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Widths of narrow windows. In each, more of the second line fits. */
const WIDTHS = [320, 400, 480];

/** Does what renders a row anew, and waits until the row has hidden what has no room in its line. */
async function settle(render: () => Promise<unknown>): Promise<void> {
  const observe = vi.spyOn(ResizeObserver.prototype, 'observe');
  await render();
  const isObserved = () =>
    observe.mock.calls.some(([element]) => element.matches('.mry-TransactionRow-line'));
  await expect.poll(isObserved).toBe(true);
  observe.mockRestore();
  // Sizes are reported at the end of the first.
  await twoFrames();
}

const overlays = {
  dialog: {
    // Also where it is hidden.
    opener: () => page.getByText('Closes in 20 mins'),
    open: (opener: Locator) => userEvent.click(opener),
    shown: () => page.getByRole('dialog', { name: /Opening hours of/ }),
  },
  tooltip: {
    opener: () => page.getByText('via PayZip'),
    open: (opener: Locator) => userEvent.hover(opener),
    shown: () => page.getByRole('tooltip'),
  },
};

interface Place {
  slots?: TransactionRowSlots | undefined;
  around?: (row: ReactElement) => ReactElement;
}

/**
 * Opens each overlay wherever its row has room for what opens it, renders the row again, as when
 * another record arrives, and says where it was not beside its opener all along.
 */
async function findLost(widths: readonly number[], place: Place) {
  const { slots, around = (row: ReactElement) => row } = place;
  const rowAt = (date: string) => (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={clock}>
      {around(
        <>
          <input aria-label="Elsewhere" />
          <TransactionRow
            transaction={{ ...transaction, date }}
            lookup={lookupOf(record)}
            slots={slots}
          />
        </>,
      )}
    </DisplayProvider>
  );
  const opened: string[] = [];
  const lost: string[] = [];
  for (const width of widths) {
    await page.viewport(width, 700);
    const screen = await render(<i />);
    await settle(() => screen.rerender(rowAt('2026-11-20')));
    for (const [index, [role, { opener, open, shown }]] of Object.entries(overlays).entries()) {
      const button = opener().element();
      if (getComputedStyle(button).visibility !== 'visible') continue;
      opened.push(`${role} at ${width}`);
      await open(opener());
      await expect.element(shown()).toBeVisible();
      const element = shown().element();
      await settle(() => screen.rerender(rowAt(`2026-11-1${index}`)));
      const { activeElement } = element.getRootNode() as Document;
      const hasFocus = role === 'tooltip' || element.contains(activeElement);
      if (!hasFocus || !isBeside(element, button)) lost.push(`${role} at ${width}`);
      await userEvent.keyboard('{Escape}');
      // Otherwise the pointer may be on the next row before it moves.
      await userEvent.hover(page.getByLabelText('Elsewhere'));
    }
    await screen.unmount();
  }
  return { opened, lost };
}

/** Whether an overlay is on top of the page, 6 px above or below what has opened it. */
function isBeside(overlay: Element, opener: Element): boolean {
  const { left, right, top, bottom } = overlay.getBoundingClientRect();
  const around = opener.getBoundingClientRect();
  const tree = overlay.getRootNode() as Document;
  return (
    overlay.checkVisibility({ visibilityProperty: true }) &&
    overlay.contains(tree.elementFromPoint((left + right) / 2, (top + bottom) / 2)) &&
    left < around.right &&
    right > around.left &&
    [top - around.bottom, around.top - bottom].some((gap) => Math.abs(gap - 6) < 1)
  );
}

const inSpan = (_: unknown, part: ReactNode) => <span>{part}</span>;
/** The host app's own, as it would write them. */
const ownParts: TransactionRowSlots = {
  via: (
    <b>
      <IntermediaryBadge merchant={record} />
    </b>
  ),
  hours: (
    <b>
      <OpeningHoursPopover merchant={record} />
    </b>
  ),
};
const inBox: TransactionRowSlots = {
  badges: (_, parts) => <div style={{ overflow: 'hidden', blockSize: '1lh' }}>{parts}</div>,
};

describe.each<[string, TransactionRowSlots | undefined]>([
  ['as it is', undefined],
  ['with an element around each part', { via: inSpan, hours: inSpan, rating: inSpan }],
])('in a row by itself, %s', (_, slots) => {
  it('dialog and tooltip open and stay wherever there is room for what opens them', async () => {
    const { opened, lost } = await findLost(WIDTHS, { slots });
    expect(opened).toEqual(expect.arrayContaining(['dialog at 480', 'tooltip at 480']));
    expect(lost).toEqual([]);
  });
});

function ShadowTree({ children }: { children: ReactNode }): ReactElement {
  const [tree, setTree] = useState<ShadowRoot>();
  const attach = useCallback((host: HTMLElement | null) => {
    if (host) setTree(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);
  const content = [<style key="styles">{styles}</style>, children];
  return <div ref={attach}>{tree && createPortal(content, tree as unknown as Element)}</div>;
}

function ModalDialog({ children }: { children: ReactNode }): ReactElement {
  const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
  return (
    <dialog ref={open} aria-label="Payments" style={{ inlineSize: '95%' }}>
      {children}
    </dialog>
  );
}

describe.each<[string, Place]>([
  ['with a box around its badges, which clips', { slots: inBox }],
  ['with parts of the host app', { slots: ownParts }],
  [
    'in a table cell',
    {
      around: (row) => (
        <table>
          <tbody>
            <tr>
              <td style={{ inlineSize: 480 }}>{row}</td>
            </tr>
          </tbody>
        </table>
      ),
    },
  ],
  [
    'in a box that clips',
    { around: (row) => <div style={{ overflow: 'hidden', transform: 'scale(1)' }}>{row}</div> },
  ],
  ['in a shadow tree', { around: (row) => <ShadowTree>{row}</ShadowTree> }],
  ['in a modal dialog', { around: (row) => <ModalDialog>{row}</ModalDialog> }],
  ['in a right-to-left page', { around: (row) => <div dir="rtl">{row}</div> }],
])('in a row %s', (_, place) => {
  it('dialog and tooltip open and stay', async () => {
    const { opened, lost } = await findLost([440, 640], place);
    expect(opened).toEqual(expect.arrayContaining(['dialog at 640', 'tooltip at 640']));
    expect(lost).toEqual([]);
  });
});
