import { type ReactElement, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  OpeningHoursDialog,
  type OpeningHoursDialogProps,
} from '../../../src/components/hours/OpeningHoursDialog.js';
import { DisplayProvider, type DisplayProviderProps } from '../../../src/index.js';
import { NOW_MS, record, transaction } from '../leaves.js';
import '../../../src/theme/styles.css';

const clock = () => new Date(NOW_MS);

const { name: _, ...nameless } = record;

/** Beside a button without effect, so that every request to close comes from the dialog. */
function Hours({
  placeTimeZoneOf,
  attributions,
  ...props
}: Partial<OpeningHoursDialogProps> & {
  placeTimeZoneOf?: DisplayProviderProps['placeTimeZone'];
  attributions?: DisplayProviderProps['attributions'];
}): ReactElement {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <DisplayProvider
      locale="en-GB"
      timeZone="Europe/London"
      now={clock}
      placeTimeZone={placeTimeZoneOf}
      attributions={attributions}
    >
      <button ref={anchor} type="button">
        <b>Open</b>
      </button>
      <p style={{ marginBlockStart: 400 }}>Elsewhere</p>
      <OpeningHoursDialog
        id="hours"
        merchant={record}
        anchor={anchor}
        open
        onOpenChange={() => undefined}
        {...props}
      />
    </DisplayProvider>
  );
}

async function show(props: Parameters<typeof Hours>[0] = {}) {
  const onOpenChange = vi.fn();
  const screen = await render(<Hours {...props} onOpenChange={onOpenChange} />);
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const close = () => screen.rerender(<Hours {...props} open={false} />);
  return { screen, dialog, onOpenChange, close, button: screen.getByRole('button').first() };
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
    expect(dialog.element().id).toBe('hours');
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

  it('ignores a press on its button', async () => {
    const { screen, dialog, onOpenChange, close, button } = await show();
    await userEvent.click(screen.getByText('Open', { exact: true }));
    expect(onOpenChange).not.toHaveBeenCalled();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button, by keyboard', () => userEvent.keyboard('{Enter}')],
  ])(
    'requests to close on %s, stays open until `open` changes, and then focuses its button',
    async (_, press) => {
      const { dialog, onOpenChange, close, button } = await show();
      await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
      await press();
      expect(onOpenChange.mock.calls).toEqual([[false]]);
      await expect.element(dialog).toBeVisible();
      await close();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(button).toHaveFocus();
    },
  );

  it('requests to close once on a press outside, and then does not move the focus', async () => {
    const { screen, dialog, onOpenChange, close, button } = await show();
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).not.toHaveFocus();
  });

  it('renders nothing while it is closed, and takes no focus', async () => {
    const screen = await render(<Hours open={false} />);
    expect(screen.getByRole('dialog').query()).toBeNull();
    expect(document.body).toHaveFocus();
  });
});
