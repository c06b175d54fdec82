import { act } from '@testing-library/react';
import { lazy, type ReactElement, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { DisplayProvider, OpeningHoursPopover, OpeningHoursTable } from '../../src/index.js';
import { NOW_MS, record } from '../components/leaves.js';

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

it('hydrates a part whose code arrives after the page around it, whatever the clock says by then', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page part={<Hours />} now={clock(NOW_MS)} />);
  const [served] = container.querySelectorAll('button');
  expect(served).toHaveTextContent('Opening hours');
  let arrive: () => void = () => undefined;
  const LateHours = lazy(
    () =>
      new Promise<{ default: typeof Hours }>((resolve) => {
        arrive = () => resolve({ default: Hours });
      }),
  );
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, <Page part={<LateHours />} now={clock(NOW_MS + 86_400_000)} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  expect(container).toHaveTextContent('Opening hours');
  await act(async () => arrive());
  expect(errors).toEqual([]);
  expect(container.querySelector('button'), 'the same element').toBe(served);
  expect(container.querySelector('[aria-current="date"]')).toHaveTextContent(/^Saturday/);
});
