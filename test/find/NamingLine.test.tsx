import { fireEvent, within } from '@testing-library/dom';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { FindBar, type FindState, useFind } from '../../src/find/index.js';
import { DisplayProvider } from '../../src/index.js';
import type { MerchantConfig } from '../../src/query/config.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import { EnrichmentError } from '../../src/service/EnrichmentError.js';
import { createTestApp } from '../query/createTestApp.js';
import { flush } from '../query/flush.js';
import { payment } from './search.js';

const rows = Array.from({ length: 60 }, (_, index) =>
  payment({ id: `${index}`, merchant_name: `RAW ${index} X` }),
);

interface PageProps {
  state: FindState;
  hasMore: boolean;
}

function Page({ state, hasMore }: PageProps): ReactElement {
  const find = useFind<ListedTransaction>(rows, { state });
  return <FindBar find={find} csv={false} hasMore={hasMore} />;
}

async function setUp({ text = 'raw', hasMore = false, config = {} as MerchantConfig } = {}) {
  const app = createTestApp({ config });
  const show = (state: FindState) =>
    app.show(
      <DisplayProvider locale="en-GB" timeZone="UTC">
        <Page state={state} hasMore={hasMore} />
      </DisplayProvider>,
    );
  await show({ text });
  const line = () => document.querySelector('.mry-FindNaming')?.textContent ?? '';
  return {
    ...app,
    line,
    search: show,
    async press(name: string) {
      fireEvent.click(within(document.body).getByRole('button', { name }));
      await flush(1);
    },
    async respond(fail?: EnrichmentError) {
      if (fail) app.service.last().fail(fail);
      else app.service.last().respond();
      await flush(1);
    },
  };
}

const outage = (status: number, retryAfterMs?: number) =>
  new EnrichmentError(status === 429 ? 'rate-limited' : 'unauthorized', { status, retryAfterMs });

describe('the line about payments without a name', () => {
  it('is there only while names decide what is found', async () => {
    const { line, search } = await setUp({ text: '' });
    expect(line()).toBe('');
    await search({ text: 'raw' });
    expect(line()).toBe('Searched 60 payments.60 have no name yet.Look them up');
    await search({ direction: 'out' });
    expect(line()).toBe('');
    await search({ direction: 'out', categories: ['coffee'] });
    expect(line()).toBe('Searched 60 payments.60 have no name yet.Look them up');
    // Both numbers are those of the whole list, however few the other filters leave.
    await search({ text: 'raw', amount: { from: '900' } });
    expect(line()).toBe('Searched 60 payments.60 have no name yet.Look them up');
  });

  it('shows progress, can be cancelled, and goes on', async () => {
    const { line, press, respond } = await setUp();
    await press('Look them up');
    expect(line()).toBe('Naming 60 payments…0 of 60Cancel');
    await respond();
    expect(line()).toBe('Naming 60 payments…25 of 60Cancel');
    expect(within(document.body).getByRole('progressbar')).toHaveAttribute('value', '25');
    await press('Cancel');
    // What is under way arrives.
    await respond();
    expect(line()).toBe('50 of 60 named.10 have no name yet.Look them up');
    await press('Look them up');
    await respond();
    expect(line()).toBe('');
  });

  it('leaves the focus in the field when its button disappears', async () => {
    const { line, press, respond } = await setUp();
    within(document.body).getByRole('button', { name: 'Look them up' }).focus();
    await press('Look them up');
    expect(document.activeElement).toHaveTextContent('Cancel');
    await respond();
    await respond();
    await respond();
    expect(line()).toBe('');
    expect(document.activeElement).toHaveAccessibleName('Search payments');
  });

  it('says that the service wants a pause, and goes on after it', async () => {
    const { line, press, respond } = await setUp();
    await press('Look them up');
    await respond(outage(429, 20_000));
    expect(line()).toBe('Paused for 20 seconds.0 of 60 named.Cancel');
    await flush(15_000);
    expect(line()).toBe('Paused for 5 seconds.0 of 60 named.Cancel');
    await flush(5_000);
    expect(line()).toBe('Naming 60 payments…0 of 60Cancel');
  });

  it('says that names could not be loaded, and tries again', async () => {
    const { line, press, respond } = await setUp();
    await press('Look them up');
    await respond(outage(401));
    expect(line()).toBe('The names could not be loaded.60 payments still have no name.Try again');
    await press('Try again');
    expect(line()).toBe('Naming 60 payments…0 of 60Cancel');
  });

  it('says the cost before where each payment is looked up', async () => {
    const { line } = await setUp({ config: { identity: 'transaction' } });
    expect(line()).toContain('60 have no name yet. It takes up to 3 requests.');
  });

  it('says that older payments are not loaded', async () => {
    const { line, press, respond } = await setUp({ hasMore: true });
    await press('Look them up');
    await respond();
    await respond();
    await respond();
    expect(line()).toBe('Searched 60 payments.Older payments are not loaded yet.');
  });
});
