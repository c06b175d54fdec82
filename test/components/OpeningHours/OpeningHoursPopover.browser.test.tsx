import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  type DisplayProviderProps,
  OpeningHoursPopover,
  type OpeningHoursPopoverProps,
} from '../../../src/index.js';
import { NOW_MS, record } from '../leaves.js';
import '../../../src/theme/styles.css';

const clock = () => new Date(NOW_MS);

function Display(props: DisplayProviderProps): ReactElement {
  return <DisplayProvider locale="en-GB" timeZone="Europe/London" now={clock} {...props} />;
}

const Hours = (props: Partial<OpeningHoursPopoverProps>): ReactElement => (
  <OpeningHoursPopover merchant={record} {...props} />
);

const overlays = () => document.querySelectorAll('.mry-OverlayLayer').length;

describe('OpeningHoursPopover', () => {
  it('opens on a press, names its dialog, and closes on the next press', async () => {
    const screen = await render(
      <Display>
        <Hours />
      </Display>,
    );
    const button = screen.getByRole('button', { name: /Closes in/ });
    await userEvent.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Opening hours of Northside Coffee' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('table')).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button).toHaveAttribute('data-state', 'open');
    await expect.element(button).toHaveAttribute('aria-controls', dialog.element().id);
    await userEvent.click(button);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect.element(dialog).toBeVisible();
  });

  it.each(['{Enter}', ' '])(
    'opens with the key "%s"; Escape closes and gives the focus back',
    async (key) => {
      const screen = await render(
        <Display>
          <Hours />
        </Display>,
      );
      const button = screen.getByRole('button', { name: /Closes in/ });
      await userEvent.tab();
      await expect.element(button).toHaveFocus();
      await userEvent.keyboard(key);
      const dialog = screen.getByRole('dialog');
      await expect.element(dialog).toBeVisible();
      await expect
        .element(screen.getByRole('button', { name: 'Close', exact: true }))
        .toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(button).toHaveFocus();
    },
  );

  it('closes with its button and returns the focus', async () => {
    const screen = await render(
      <Display>
        <Hours />
      </Display>,
    );
    const button = screen.getByRole('button', { name: /Closes in/ });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Close', exact: true }));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('closes on a press elsewhere and does not move the focus', async () => {
    const screen = await render(
      <Display>
        <input aria-label="Elsewhere" />
        <Hours />
      </Display>,
    );
    await userEvent.click(screen.getByRole('button'));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Elsewhere'));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });

  it('opens only the second of two when it is pressed while the first is open', async () => {
    const screen = await render(
      <Display>
        <Hours className="first" />
        <p style={{ marginBlockStart: 400 }}>
          <Hours className="second" merchant={{ ...record, name: 'Harrow & Vale' }} />
        </p>
      </Display>,
    );
    const first = screen.getByRole('button', { name: /Closes in/ }).first();
    const second = screen.getByRole('button', { name: /Closes in/ }).last();
    await userEvent.click(first);
    await expect.element(screen.getByRole('dialog', { name: /Northside/ })).toBeVisible();
    await userEvent.click(second);
    await expect.element(screen.getByRole('dialog', { name: /Harrow/ })).toBeVisible();
    await expect.element(screen.getByRole('dialog', { name: /Northside/ })).not.toBeInTheDocument();
    await expect.element(first).toHaveAttribute('aria-expanded', 'false');
    await expect.element(second).toHaveAttribute('aria-expanded', 'true');
    await expect
      .element(screen.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }))
      .toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(second).toHaveFocus();
  });

  it('returns the focus even after a press elsewhere that the host app did not let close it', async () => {
    const screen = await render(
      <Display>
        <p>Elsewhere</p>
        <Hours open onOpenChange={() => undefined} />
      </Display>,
    );
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await userEvent.click(screen.getByText('Elsewhere'));
    await expect.element(dialog).toBeVisible();
    await userEvent.click(dialog);
    await screen.rerender(
      <Display>
        <p>Elsewhere</p>
        <Hours open={false} onOpenChange={() => undefined} />
      </Display>,
    );
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button')).toHaveFocus();
  });

  it('mounts no overlay before the first interaction', async () => {
    const screen = await render(
      <Display>
        {Array.from('abcdefghij', (name) => (
          <Hours key={name} />
        ))}
      </Display>,
    );
    expect(document.querySelectorAll('.mry-OpeningHoursPopover')).toHaveLength(10);
    expect(overlays()).toBe(0);
    await userEvent.click(screen.getByRole('button').first());
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(overlays()).toBe(1);
  });

  it('can be open by default and is then uncontrolled', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(
      <Display>
        <Hours defaultOpen onOpenChange={onOpenChange} />
      </Display>,
    );
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('can be controlled, and requests a change once per press', async () => {
    const onOpenChange = vi.fn();
    const ui = (open: boolean) => (
      <Display>
        <Hours open={open} onOpenChange={onOpenChange} />
      </Display>
    );
    const screen = await render(ui(false));
    await userEvent.click(screen.getByRole('button'));
    expect(onOpenChange.mock.calls).toEqual([[true]]);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.rerender(ui(true));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await screen.rerender(ui(false));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('mounts where the provider says', async () => {
    const container = document.createElement('section');
    document.body.append(container);
    const screen = await render(
      <Display container={container}>
        <Hours />
      </Display>,
    );
    await userEvent.click(screen.getByRole('button'));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(container.querySelector('[role="dialog"]')).not.toBeNull();
    await screen.unmount();
    expect(container.childElementCount).toBe(0);
    container.remove();
  });

  it('is at least 24 px high to press, the close button too (WCAG 2.5.8)', async () => {
    const screen = await render(
      <Display>
        <Hours defaultOpen />
      </Display>,
    );
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    for (const button of document.querySelectorAll('button')) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
