import { act, fireEvent } from '@testing-library/react';
import { lazy, type ReactElement, Suspense, version } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import {
  DisplayProvider,
  MerchantDetails,
  MerchantLogo,
  type MerchantRecord,
  MerchantVisits,
  OpeningHoursPopover,
  OpeningHoursTable,
  TransactionRow,
} from '../../src/index.js';
import { NOW_MS, record } from '../components/leaves.js';
import { lookupOf } from '../lookupOf.js';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const Hours = (): ReactElement => (
  <>
    <OpeningHoursPopover merchant={record} />
    <OpeningHoursTable merchant={record} />
  </>
);

/** A page with a part of its own, read at a time of its own. */
function Page({ part, now }: { part: ReactElement; now: () => Date }): ReactElement {
  return (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
      <Suspense fallback={<p>Loading</p>}>{part}</Suspense>
    </DisplayProvider>
  );
}

const clock = (ms: number) => () => new Date(ms);

/** Hydrates a page, of which a part arrives only when it is let, and returns its errors. */
async function hydrateLate(
  Part: () => ReactElement,
  page: (part: ReactElement, side: 'server' | 'client') => ReactElement,
) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(<Part />, 'server'));
  let resolve: (module: { default: typeof Part }) => void = () => undefined;
  const LatePart = lazy(() => new Promise<{ default: typeof Part }>((done) => (resolve = done)));
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, page(<LatePart />, 'client'), {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return { container, errors, arrive: () => act(async () => resolve({ default: Part })) };
}

it('hydrates a part whose code arrives after the page around it, whatever the clock says by then', async () => {
  const { container, errors, arrive } = await hydrateLate(Hours, (part, side) => (
    <Page part={part} now={clock(side === 'server' ? NOW_MS : NOW_MS + 86_400_000)} />
  ));
  const served = container.querySelector('button');
  expect(served).toHaveTextContent('Opening hours');
  await arrive();
  expect(errors).toEqual([]);
  expect(container.querySelector('button'), 'the same element').toBe(served);
  expect(container.querySelector('[aria-current="date"]')).toHaveTextContent(/^Saturday/);
});

const transaction = { id: '1', amount: '-4.20', currency: 'GBP', date: '2026-11-20' };
const reviewed = lookupOf({
  name: 'Harrow & Vale',
  rating: 4,
  reviews: [{ author_name: 'Ada', rating: 4, text: 'Good', time: NOW_MS / 1000 - 86_400 }],
});

const Details = () => <MerchantDetails transaction={transaction} lookup={reviewed} />;
const Visits = () => <MerchantVisits visits={[transaction]} current="1" />;

it.each([
  ['reviews', Details, 'yesterday'],
  ['visits', Visits, '1st visit this month'],
])('hydrates %s as they were sent, and then says how long ago', async (_, Part, text) => {
  const { container, errors, arrive } = await hydrateLate(Part, (part) => (
    <Page part={part} now={clock(NOW_MS)} />
  ));
  const served = container.firstElementChild;
  expect(container).not.toHaveTextContent(text);
  await arrive();
  expect(errors).toEqual([]);
  expect(container.firstElementChild, 'the same element').toBe(served);
  expect(container).toHaveTextContent(text);
});

const pictured = (name: string): MerchantRecord => ({
  name: 'Harrow',
  logoImg: `https://logos.example/${name}.png`,
});

const Logo = () => <MerchantLogo merchant={pictured('logo')} />;
const Row = () => <TransactionRow transaction={transaction} lookup={lookupOf(pictured('row'))} />;

it.each([
  ['logo', Logo],
  ['row', Row],
])('shows the picture of a %s that hydrates after it has loaded elsewhere', async (_, Part) => {
  const { container, errors, arrive } = await hydrateLate(Part, (part) => (
    <DisplayProvider
      locale="en-GB"
      timeZone="Europe/London"
      images={({ href }: URL) => ({ src: href })}
    >
      <Part />
      <Suspense fallback={<p>Loading</p>}>{part}</Suspense>
    </DisplayProvider>
  ));
  const images = container.getElementsByTagName('img');
  fireEvent.load(images[0] as HTMLImageElement);
  await arrive();
  // React 18 leaves the served part for the fallback, which it reports.
  const second = images[1] as HTMLImageElement;
  fireEvent.load(second);
  expect(second).toHaveAttribute('data-loaded');
  if (!version.startsWith('18.')) expect(errors).toEqual([]);
});
