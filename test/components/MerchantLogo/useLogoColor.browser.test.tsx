import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MerchantPayments, useFind } from '../../../src/find/index.js';
import {
  DisplayProvider,
  type DisplayProviderProps,
  MerchantDetails,
  type MerchantDetailsProps,
  MerchantProvider,
  type MerchantRecord,
  MerchantVisits,
} from '../../../src/index.js';
import { createLookup } from '../../../src/query/cache/createLookup.js';
import { toResult } from '../../../src/service/response/MerchantResult.js';
import { NOW, transaction } from '../../details/records.js';
import '../../../src/theme/styles.css';
import '../../../src/theme/find.css';

const ORANGE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="oklch(0.62 0.15 52)"/></svg>')}`;
/** Its category is green. */
const merchant = {
  name: 'Harrow & Vale',
  category: 'Groceries',
  logoImg: 'https://pictures.example/harrow.svg',
};
const rows = [{ ...transaction, currency: 'GBP' }];
const visits = ['2026-11-13', '2026-11-20'].map((date) => ({
  id: date,
  date,
  amount: '-4.20',
  currency: 'GBP',
}));

function Payments(): ReactElement {
  const find = useFind(rows);
  return <MerchantPayments find={find} payment={rows[0] as (typeof rows)[0]} />;
}

function Details(): ReactElement {
  return (
    <MerchantDetails
      transaction={transaction}
      lookup={{ status: 'matched', merchant, merchants: [merchant] } as never}
      slots={{ visits: <MerchantVisits visits={visits} current="2026-11-20" /> }}
    />
  );
}

it.each([
  ['details', Details, '.mry-DetailsHeader'],
  ['payments at a merchant', Payments, '.mry-MerchantPayments-header'],
])('%s wear the colour of the logo, header and bars', async (_, Part, header) => {
  const client = new QueryClient();
  for (const row of rows) {
    client.setQueryData(createLookup(row, {}).queryKey, toResult([merchant], row.id));
  }
  const { container } = await render(
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={async () => ({})}>
        <DisplayProvider now={() => NOW} images={() => ({ src: ORANGE })}>
          <Part />
        </DisplayProvider>
      </MerchantProvider>
    </QueryClientProvider>,
  );
  const styleOf = (selector: string) =>
    getComputedStyle(container.querySelector(selector) as Element);
  await expect.poll(() => styleOf('[class$="-bars"] svg').fill).toBe('oklch(0.62 0.15 52)');
  // Redder than green, since it is orange.
  const [, a] = /oklab\(\S+ (\S+)/.exec(styleOf(header).backgroundImage) ?? [];
  expect(Number(a)).toBeGreaterThan(0);
});

const details = (
  display: Partial<DisplayProviderProps>,
  props: Partial<MerchantDetailsProps> = {},
) => (
  <DisplayProvider now={() => NOW} images={() => ({ src: ORANGE })} {...display}>
    <MerchantDetails
      transaction={transaction}
      lookup={{ status: 'matched', merchant, merchants: [merchant] } as never}
      {...props}
    />
  </DisplayProvider>
);

const colorIn = (root: Element) =>
  root
    .querySelector<HTMLElement>('.mry-MerchantDetails')
    ?.style.getPropertyValue('--_mry-logo-color');

it('wears the hue that the host app knows, before any picture', async () => {
  const logoHue = ({ name }: MerchantRecord) => (name === merchant.name ? 300 : undefined);
  const { container, rerender } = await render(details({ logoHue, images: () => null }));
  expect(colorIn(container)).toBe('oklch(0.62 0.15 300)');
  // Not that of a shop on the payment of a person, and not what is no hue.
  const counterparty = { name: 'Maya Lindqvist' };
  await rerender(
    details({ logoHue, images: () => null }, { transaction: { ...transaction, counterparty } }),
  );
  expect(colorIn(container)).toBe('');
  await rerender(details({ logoHue: () => Number.NaN }));
  await expect.poll(() => colorIn(container)).toBe('oklch(0.62 0.15 52)');
  vi.spyOn(console, 'warn').mockReturnValue();
  const fail = () => {
    throw new Error('no hues today');
  };
  await rerender(details({ logoHue: fail }));
  await expect.poll(() => colorIn(container)).toBe('oklch(0.62 0.15 52)');
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"logoHue" threw'));
});

it('has no style attribute in the HTML of a server', () => {
  expect(renderToString(details({ logoHue: () => 300 }))).not.toContain('style=');
});
