import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TransactionRow } from '../../src/index.js';
import { rowElement, shopService, statement } from './listOnScreen.js';
import { TestApp } from './TestApp.js';
import '../../src/theme/styles.css';

const rows = statement(20);

beforeEach(async () => {
  await page.viewport(390, 600);
});

/** An observer whose first word comes later than anything that a test waits for. */
function silenceObservers(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

it('leaves in the third commit, and a row is rendered twice before it has a name', async () => {
  const commits: string[] = [];
  const renders = new Map<string, string[]>();
  const { fetcher, requests } = shopService();
  await render(
    <TestApp
      transactions={rows}
      fetcher={(request, context) => {
        commits.push('request');
        return fetcher(request, context);
      }}
      onCommit={() => commits.push('commit')}
      renderRow={({ transaction: row, lookup, rowProps }) => {
        renders.set(row.id, [...(renders.get(row.id) ?? []), lookup.status]);
        return <TransactionRow {...rowProps} />;
      }}
    />,
  );
  await expect.poll(() => rowElement('row 0').textContent).toContain('Shop 0');
  expect(requests).toHaveLength(1);
  expect(commits.slice(0, commits.indexOf('request'))).toEqual(['commit', 'commit', 'commit']);
  expect(renders.get('row 0')).toEqual(['idle', 'pending', 'matched']);
});

describe('before the browser says what is on screen', () => {
  const show = async (around: (list: ReactElement) => ReactElement) => {
    silenceObservers();
    const { fetcher, requests } = shopService();
    await render(around(<TestApp transactions={rows} fetcher={fetcher} />));
    await expect.poll(() => rowElement('row 0')).toBeTruthy();
    return requests;
  };

  it('is for the rows on screen by their boxes', async () => {
    const requests = await show((list) => list);
    await expect.poll(() => requests.length).toBe(1);
    const onScreen = rows.filter(({ id }) => {
      const row = document.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect();
      return row && row.top < innerHeight;
    });
    expect(requests[0]?.slice(0, onScreen.length).toSorted()).toEqual(
      onScreen.map(({ id }) => id).toSorted(),
    );
  });

  it.each<[string, (list: ReactElement) => ReactElement]>([
    ['below the screen', (list) => <div style={{ paddingTop: 700 }}>{list}</div>],
    [
      'in a panel beside the one that is shown',
      (list) => (
        <div style={{ overflow: 'hidden', width: 300 }}>
          <div style={{ marginLeft: 300, width: 300 }}>{list}</div>
        </div>
      ),
    ],
    [
      'in a part that the browser skips',
      (list) => <div style={{ contentVisibility: 'hidden' }}>{list}</div>,
    ],
  ])('is not sent for a list %s', async (_, around) => {
    const requests = await show(around);
    // A list on screen has sent its own by then.
    const shown = shopService();
    await render(
      <div style={{ position: 'fixed', inset: 0 }}>
        <TestApp transactions={rows} fetcher={shown.fetcher} height={300} />
      </div>,
    );
    await expect.poll(() => shown.requests.length).toBe(1);
    expect(requests).toEqual([]);
  });
});
