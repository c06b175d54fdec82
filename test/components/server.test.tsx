// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DisplayProvider, OpeningHoursPopover } from '../../src/index.js';
import { leaves, NOW_MS, record } from './leaves.js';

describe.each(leaves)('%s on a server', (name, tag, show) => {
  it('renders without a window and without a style attribute', () => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(<DisplayProvider>{show(record)}</DisplayProvider>);
    expect(html).toMatch(new RegExp(`^<${tag.toLowerCase()} [^>]*class="mry-${name}[ "]`));
    expect(html).not.toContain('style=');
  });
});

describe('opening hours on a server', () => {
  it('make no claim, even with the host app’s clock, because the browser’s will differ', () => {
    const html = renderToString(
      <DisplayProvider locale="en-GB" now={() => new Date(NOW_MS)}>
        <OpeningHoursPopover merchant={record} />
      </DisplayProvider>,
    );
    expect(html).toContain('data-hours="unknown"');
    expect(html).toContain('>Opening hours<');
  });

  it('leave an open popover to the browser', () => {
    const html = renderToString(<OpeningHoursPopover merchant={record} defaultOpen />);
    expect(html).toMatch(/^<button [^>]*aria-expanded="false".*<\/button>$/);
  });
});
