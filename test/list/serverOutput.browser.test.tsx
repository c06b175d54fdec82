import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, describe, expect, it } from 'vitest';
import { Bank, sandboxFetcher, tenThousandRows } from './Bank.js';
import '../../src/theme/styles.css';

const container = document.createElement('div');
document.body.append(container);
let unmount: () => void = () => undefined;
afterEach(() => {
  unmount();
  container.replaceChildren();
});

const ui = (fetcher = sandboxFetcher().fetcher) => (
  <Bank transactions={tenThousandRows} fetcher={fetcher} height={600} />
);

describe('server output', () => {
  it('has the first 25 rows in normal flow and not one style attribute', () => {
    const html = renderToString(ui());
    expect(html.match(/<li/g)).toHaveLength(25);
    expect(html).toContain('PYZ*NORTHSIDE COFF');
    expect(html).not.toContain('style=');
    expect(html).not.toContain('<style');
  });

  it('hydrates without a mismatch and then becomes the virtual, enriched list', async () => {
    container.innerHTML = renderToString(ui());
    const errors: unknown[] = [];
    const root = hydrateRoot(container, ui(), {
      onRecoverableError: (error) => errors.push(error),
    });
    unmount = () => root.unmount();
    await expect.poll(() => container.textContent).toContain('Northside Coffee');
    expect(errors).toEqual([]);
    expect(container.querySelectorAll('li').length).toBeLessThan(25);
  });
});
