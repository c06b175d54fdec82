import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, it } from 'vitest';
import { sandboxFetcher, TestApp, tenThousandRows } from './TestApp.js';
import '../../src/theme/styles.css';

const container = document.createElement('div');
document.body.append(container);
let unmount: () => void = () => undefined;
afterEach(() => {
  unmount();
  container.replaceChildren();
});

/**
 * As on a server, without React 18's warnings about layout effects, which it logs in a document.
 */
function serverOutput(ui: ReactElement): string {
  const { error } = console;
  console.error = () => undefined;
  try {
    return renderToString(ui);
  } finally {
    console.error = error;
  }
}

it('hydrates without a mismatch and then becomes the virtual, enriched list', async () => {
  const ui = (
    <TestApp transactions={tenThousandRows} fetcher={sandboxFetcher().fetcher} height={600} />
  );
  container.innerHTML = serverOutput(ui);
  expect(container.querySelectorAll('li')).toHaveLength(25);
  const served = [...container.querySelectorAll('li')].slice(0, 5);
  const errors: unknown[] = [];
  const root = hydrateRoot(container, ui, {
    onRecoverableError: (error) => errors.push(error),
  });
  unmount = () => root.unmount();
  await expect.poll(() => container.textContent).toContain('Northside Coffee');
  expect(errors).toEqual([]);
  expect([...container.querySelectorAll('li')].slice(0, 5), 'the same elements').toEqual(served);
  expect(container.querySelectorAll('li').length).toBeLessThan(25);
});
