import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  IntermediaryTooltip,
  type IntermediaryTooltipProps,
} from '../../src/components/IntermediaryTooltip.js';
import { DisplayProvider } from '../../src/index.js';
import '../../src/theme/styles.css';

/** How long Radix waits under a resting pointer before it opens. */
const RADIX_DELAY_MS = 700;

const Tooltip = (props: Partial<IntermediaryTooltipProps>): ReactElement => (
  <IntermediaryTooltip
    id="host"
    open
    onOpenChange={() => undefined}
    content="payzip.example"
    {...props}
  >
    via PayZip
  </IntermediaryTooltip>
);

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

describe('IntermediaryTooltip', () => {
  it('has the id by which its badge is described', async () => {
    const screen = await render(<Tooltip />);
    const tooltip = screen.getByRole('tooltip');
    await expect.element(tooltip).toBeVisible();
    expect(tooltip.element()).toBe(document.getElementById('host'));
    await expect.element(tooltip).toHaveTextContent(/^payzip\.example$/);
    await expect
      .element(screen.getByText('via PayZip'))
      .toHaveAccessibleDescription('payzip.example');
  });

  it('contains only its text while it is closed', async () => {
    const { container } = await render(<Tooltip open={false} />);
    expect(container).toHaveTextContent(/^via PayZip$/);
    expect(container.querySelector('[aria-describedby]')).toBeNull();
    expect(document.getElementById('host')).toBeNull();
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

  it('requests to close on Escape, and stays open until `open` changes', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(<Tooltip onOpenChange={onOpenChange} />);
    const tooltip = screen.getByRole('tooltip');
    await expect.element(tooltip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    await expect.element(tooltip).toBeVisible();
    await screen.rerender(<Tooltip open={false} onOpenChange={onOpenChange} />);
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it('requests to close when its badge is scrolled, but not when something else is', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(
      <Boxes>
        <Tooltip onOpenChange={onOpenChange} />
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
    expect(onOpenChange).not.toHaveBeenCalled();
    await scroll('around');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
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

  it('never requests to open, because the badge does', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(<Tooltip open={false} onOpenChange={onOpenChange} />);
    await userEvent.hover(screen.getByText('via PayZip'));
    await new Promise((resolve) => setTimeout(resolve, RADIX_DELAY_MS + 200));
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
