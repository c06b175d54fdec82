import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DisplayProvider } from '../../src/display/DisplayProvider.js';
import { useNow } from '../../src/display/useNow.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const now = () => new Date();
let renders = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  renders = 0;
});

afterEach(() => {
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Shows the whole minutes that have passed; changes at each of them until the third. */
function Minutes(): ReactElement {
  renders += 1;
  const value = useNow((time) => {
    const minutes = Math.floor(time.getTime() / MINUTE_MS);
    return { minutes, changesAt: minutes < 3 ? new Date((minutes + 1) * MINUTE_MS) : undefined };
  });
  return <p>{value ? value.minutes : 'no clock'}</p>;
}

/** Shows the whole hours that have passed. */
function Hours(): ReactElement {
  const value = useNow((time) => {
    const hours = Math.floor(time.getTime() / HOUR_MS);
    return { hours, changesAt: new Date((hours + 1) * HOUR_MS) };
  });
  return <p>{value?.hours}</p>;
}

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('useNow', () => {
  it('reads again when what it read is over, and never in between', () => {
    const { container } = render(
      <DisplayProvider now={now}>
        <Minutes />
      </DisplayProvider>,
    );
    expect(container.textContent).toBe('0');
    advance(59_999);
    expect([container.textContent, renders]).toEqual(['0', 1]);
    advance(1);
    expect([container.textContent, renders]).toEqual(['1', 2]);
    advance(MINUTE_MS);
    advance(MINUTE_MS);
    expect([container.textContent, renders]).toEqual(['3', 4]);
    advance(10 * MINUTE_MS);
    expect([container.textContent, renders]).toEqual(['3', 4]);
  });

  it('is undefined while the clock has no valid time', () => {
    const { container } = render(
      <DisplayProvider now={() => new Date(Number.NaN)}>
        <Minutes />
      </DisplayProvider>,
    );
    expect(container.textContent).toBe('no clock');
  });

  it('reads again within a minute after a sleep in which timers stood still', () => {
    const { container } = render(
      <DisplayProvider now={now}>
        <Hours />
      </DisplayProvider>,
    );
    vi.setSystemTime(8 * HOUR_MS);
    advance(MINUTE_MS);
    expect(container.textContent).toBe('8');
  });

  it('shares one timer with everybody', () => {
    const { container } = render(
      <DisplayProvider now={now}>
        <Minutes />
        <Minutes />
        <Minutes />
      </DisplayProvider>,
    );
    expect(vi.getTimerCount()).toBe(1);
    advance(MINUTE_MS);
    expect(container.textContent).toBe('111');
  });

  it('does not spin when the clock of the host stands still', () => {
    render(
      <DisplayProvider now={() => new Date(0)}>
        <Minutes />
      </DisplayProvider>,
    );
    advance(10 * MINUTE_MS);
    expect(renders).toBe(1);
  });

  it('reads no clock on the server, nor without a provider', () => {
    expect(renderToString(<Minutes />)).toBe('<p>no clock</p>');
    expect(
      renderToString(
        <DisplayProvider>
          <Minutes />
        </DisplayProvider>,
      ),
    ).toBe('<p>no clock</p>');
    expect(render(<Minutes />).container.textContent).toBe('no clock');
  });
});
