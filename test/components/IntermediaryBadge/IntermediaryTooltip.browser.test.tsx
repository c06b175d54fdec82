import { type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  IntermediaryTooltip,
  type IntermediaryTooltipProps,
} from '../../../src/components/IntermediaryBadge/IntermediaryTooltip.js';
import { DisplayProvider } from '../../../src/index.js';
import '../../../src/theme/styles.css';

type TooltipProps = Partial<IntermediaryTooltipProps> & {
  isOpen?: boolean;
  describedBy?: string;
};

/** Beside a badge without effect, so that every request to close comes from the tooltip. */
function Tooltip({ isOpen = true, describedBy, ...props }: TooltipProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as the badge has */}
      <span ref={setAnchor} tabIndex={0} role="note" aria-describedby={describedBy}>
        via PayZip
      </span>
      {isOpen && anchor && (
        <IntermediaryTooltip
          anchor={anchor}
          content="payzip.example"
          onClose={() => undefined}
          {...props}
        />
      )}
    </>
  );
}

/** A scrolling box around the tooltip and one beside it. */
function Boxes({ children }: { children: ReactElement }): ReactElement {
  const long = <p style={{ blockSize: 400 }} />;
  const box = { blockSize: 120, overflow: 'auto', paddingBlockStart: 60 };
  return (
    <>
      <div data-testid="around" style={box}>
        {children}
        {long}
      </div>
      <div data-testid="beside" style={box}>
        {long}
      </div>
    </>
  );
}

async function show(props: TooltipProps = {}) {
  const onClose = vi.fn();
  const screen = await render(
    <main style={{ padding: '120px 60px' }}>
      <Tooltip {...props} onClose={onClose} />
      <p style={{ marginBlockStart: 200 }}>Elsewhere</p>
    </main>,
  );
  const tooltip = screen.getByRole('tooltip');
  await expect.element(tooltip).toBeVisible();
  return { screen, tooltip, onClose, badge: screen.getByRole('note') };
}

describe('IntermediaryTooltip', () => {
  it('describes its badge while it is open', async () => {
    const screen = await render(<Tooltip />);
    const tooltip = screen.getByRole('tooltip');
    const badge = screen.getByRole('note');
    await expect.element(tooltip).toBeVisible();
    await expect.element(tooltip).toHaveTextContent(/^payzip\.example$/);
    await expect.element(badge).toHaveAccessibleDescription('payzip.example');
    await screen.rerender(<Tooltip isOpen={false} />);
    await expect.element(tooltip).not.toBeInTheDocument();
    await expect.element(badge).not.toHaveAttribute('aria-describedby');
  });

  it('keeps another description of its badge', async () => {
    const screen = await render(
      <>
        <Tooltip describedBy="more" />
        <i id="more">A payment service.</i>
      </>,
    );
    const badge = screen.getByRole('note');
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await expect.element(badge).toHaveAccessibleDescription('A payment service. payzip.example');
    await screen.rerender(<Tooltip describedBy="more" isOpen={false} />);
    await expect.element(badge).toHaveAttribute('aria-describedby', 'more');
  });

  it('is centred above its badge, without an element in it', async () => {
    const { badge, tooltip } = await show();
    const above = tooltip.element().getBoundingClientRect();
    const below = badge.element().getBoundingClientRect();
    expect(below.top - above.bottom).toBeCloseTo(6, 0);
    expect(above.left + above.width / 2).toBeCloseTo(below.left + below.width / 2, 0);
    expect(badge.element().childElementCount).toBe(0);
  });

  it('mounts where the provider says', async () => {
    const container = document.createElement('section');
    document.body.append(container);
    const screen = await render(
      <DisplayProvider container={container}>
        <Tooltip />
      </DisplayProvider>,
    );
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    expect(container).toHaveTextContent('payzip.example');
    await screen.unmount();
    expect(container.childElementCount).toBe(0);
    container.remove();
  });

  it('requests to close on Escape, wherever the focus is, and stays until it is unmounted', async () => {
    const { tooltip, onClose } = await show();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await expect.element(tooltip).toBeVisible();
  });

  it('leaves Escape to an overlay that was opened later', async () => {
    const onClose = vi.fn();
    const newer = vi.fn();
    const ui = (isOpen: boolean) => (
      <>
        <Tooltip onClose={onClose} />
        <Tooltip isOpen={isOpen} onClose={newer} content="tably.example" />
      </>
    );
    const screen = await render(ui(true));
    await expect.element(screen.getByRole('tooltip').last()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(newer).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await screen.rerender(ui(false));
    await userEvent.keyboard('{Escape}');
    expect(newer).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('requests to close when its badge is scrolled, but not when something else is', async () => {
    const onClose = vi.fn();
    const screen = await render(
      <Boxes>
        <Tooltip onClose={onClose} />
      </Boxes>,
    );
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    const scroll = async (id: string) => {
      const box = screen.getByTestId(id).element();
      const scrolled = new Promise((resolve) => box.addEventListener('scroll', resolve));
      box.scrollTop = 20;
      await scrolled;
    };
    await scroll('beside');
    expect(onClose).not.toHaveBeenCalled();
    await scroll('around');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('requests to close when the pointer leaves it and its badge', async () => {
    const { screen, badge, tooltip, onClose } = await show();
    await userEvent.hover(badge);
    await userEvent.hover(tooltip);
    await userEvent.hover(badge);
    expect(onClose).not.toHaveBeenCalled();
    // Radix waits for a second move: the first may lead to the tooltip.
    await userEvent.hover(screen.getByText('Elsewhere'));
    await userEvent.hover(screen.getByText('Elsewhere'), { position: { x: 2, y: 2 } });
    await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
  });

  it('requests to close when its badge loses the focus', async () => {
    const { badge, onClose } = await show();
    (badge.element() as HTMLElement).focus();
    expect(onClose).not.toHaveBeenCalled();
    (badge.element() as HTMLElement).blur();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open when its badge is pressed', async () => {
    const { badge, onClose } = await show();
    await userEvent.click(badge);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['the pointer', async (to: Element) => userEvent.hover(to)],
    ['the focus', async () => userEvent.keyboard('{Tab}')],
  ])('requests to close if %s had left before it was mounted', async (_, move) => {
    const { screen, onClose } = await show();
    expect(onClose).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
    screen.getByRole('note').element().removeAttribute('tabindex');
    await move(screen.getByText('Elsewhere').element());
    await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
  });

  it('wraps a host name that is wider than the window', async () => {
    await page.viewport(320, 600);
    const content = `${'checkout.northern-lights-payments.'.repeat(4)}example`;
    const screen = await render(<Tooltip content={content} />);
    const box = () => screen.getByRole('tooltip').element().parentElement?.getBoundingClientRect();
    await expect.element(screen.getByText(content).first()).toBeVisible();
    await expect.poll(() => box()?.left).toBeGreaterThanOrEqual(0);
    await expect.poll(() => box()?.right).toBeLessThanOrEqual(320);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
