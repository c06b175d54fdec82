import axe from 'axe-core';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DisplayProvider, type MerchantRecord } from '../../src/index.js';
import { leaves, NOW_MS, record } from './leaves.js';
import '../../src/theme/styles.css';

const clock = () => new Date(NOW_MS);

/** The surface for which the components are designed. */
function Surface({ scheme, children }: { scheme: string; children: ReactElement }): ReactElement {
  return (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={clock}>
      <main
        data-mry-color-scheme={scheme}
        style={{
          padding: 24,
          background: 'var(--mry-color-surface)',
          color: 'var(--mry-color-text)',
        }}
      >
        {children}
      </main>
    </DisplayProvider>
  );
}

/** Rules about whole pages, which a single component cannot satisfy. */
const PAGE_RULES = ['page-has-heading-one', 'region', 'landmark-one-main'];

async function violations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const records: readonly (readonly [string, MerchantRecord | undefined])[] = [
  ['a full record', record],
  ['no record', undefined],
  ['a right-to-left name', { ...record, name: 'مكتبة الحديقة', intermediary: { name: 'تابلي' } }],
];

describe.each(leaves)('%s', (_, __, show) => {
  it.each(records)(
    'has no accessibility violation with %s, light and dark',
    async (_, merchant) => {
      for (const scheme of ['light', 'dark']) {
        const { unmount } = await render(<Surface scheme={scheme}>{show(merchant)}</Surface>);
        expect(await violations()).toEqual([]);
        await unmount();
      }
    },
  );
});

describe.each(leaves.filter(([name]) => name === 'OpeningHoursPopover'))(
  '%s, open',
  (_, __, show) => {
    it.each(['light', 'dark'])('has no accessibility violation on a %s page', async (scheme) => {
      document.documentElement.dataset.mryColorScheme = scheme;
      const screen = await render(<Surface scheme={scheme}>{show(record)}</Surface>);
      await userEvent.click(screen.getByRole('button'));
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      // While half-transparent, it would fail its contrast.
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      expect(await violations()).toEqual([]);
      await screen.unmount();
      delete document.documentElement.dataset.mryColorScheme;
    });
  },
);
