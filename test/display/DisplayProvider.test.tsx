import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DisplayProvider, type DisplayProviderProps } from '../../src/display/DisplayProvider.js';
import { type Display, useDisplay } from '../../src/display/useDisplay.js';
import { useNow } from '../../src/display/useNow.js';
import { en } from '../../src/i18n/en.js';

let seen: Display[] = [];

beforeEach(() => {
  seen = [];
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('fr-CA');
});
afterEach(cleanup);

function Probe(): ReactElement {
  const display = useDisplay();
  seen.push(display);
  return <p>{`${display.locale} ${display.timeZone} ${display.now ? 'clock' : 'no clock'}`}</p>;
}

function Clock(): ReactElement {
  return (
    <p>
      {useNow((now) => ({ text: now.toISOString(), changesAt: undefined }))?.text ?? 'no clock'}
    </p>
  );
}

/** Providers with these options, each inside the one before. */
function provided(options: DisplayProviderProps, ...inner: DisplayProviderProps[]): ReactElement {
  const [next, ...rest] = inner;
  return (
    <DisplayProvider {...options}>{next ? provided(next, ...rest) : <Probe />}</DisplayProvider>
  );
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

describe('DisplayProvider', () => {
  it('is not needed: English, UTC, no clock', () => {
    expect(render(<Probe />).container.textContent).toBe('en UTC no clock');
    expect(seen[0]?.messages).toBe(en);
  });

  it('asks the browser for what the host does not say', () => {
    expect(render(provided({})).container.textContent).toBe(`fr-CA ${zone} clock`);
  });

  it('starts from English and UTC on the server, and upgrades once after hydration', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(provided({}));
    expect(container.textContent).toBe('en UTC no clock');
    seen = [];
    render(provided({}), { container, hydrate: true });
    expect(container.textContent).toBe(`fr-CA ${zone} clock`);
    expect(seen).toHaveLength(2);
  });

  it('has the locale and zone of the host from the first byte', () => {
    const html = renderToString(provided({ locale: 'de', timeZone: 'Europe/Berlin' }));
    expect(html).toBe('<p>de Europe/Berlin no clock</p>');
  });

  it('takes a locale with underscores, as Java and POSIX write it', () => {
    const html = renderToString(provided({ locale: 'de_DE', timeZone: 'UTC' }));
    expect(html).toBe('<p>de-DE UTC no clock</p>');
  });

  it('hydrates although the host’s own clock has moved on, and reads it once mounted', () => {
    const page = (minute: number) => (
      <DisplayProvider now={() => new Date(minute * 60_000)}>
        <Clock />
      </DisplayProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page(1));
    expect(container.textContent).toBe('no clock');
    render(page(2), { container, hydrate: true });
    expect(container.textContent).toBe('1970-01-01T00:02:00.000Z');
  });

  it('changes inside another one only what it names', () => {
    const images = () => null;
    const { container } = render(
      provided({ locale: 'de', images }, { timeZone: 'Asia/Tokyo', icons: { fuel: 'pump' } }),
    );
    expect(container.textContent).toBe('de Asia/Tokyo clock');
    expect(seen.at(-1)).toMatchObject({ images, icons: { fuel: 'pump' }, messages: en });
  });

  it('takes an option that is undefined for one that is not given', () => {
    const { container } = render(provided({ locale: 'de' }, { locale: undefined }));
    expect(container.textContent).toBe(`de ${zone} clock`);
  });

  it.each([
    [Number.NaN, 'NaN'],
    ['0.5', 'string'],
    [{}, 'object'],
  ])('takes a minLogoScore of %j for one that is not given, and says so', (wrong, got) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    render(provided({ minLogoScore: 0.4 }, { minLogoScore: wrong as number }));
    expect(seen.at(-1)?.minLogoScore).toBe(0.4);
    expect(console.warn).toHaveBeenCalledWith(
      `Merchantry: expected minLogoScore to be a number, but got: ${got}. It counts as not given.`,
    );
  });

  // The service does not say which numbers a score can be.
  it.each([0, -1, 80, Infinity])('takes a minLogoScore of %d', (minLogoScore) => {
    render(provided({ minLogoScore: 0.4 }, { minLogoScore }));
    expect(seen.at(-1)?.minLogoScore).toBe(minLogoScore);
  });

  it('keeps its value while its options keep theirs', () => {
    const icons = {};
    const { rerender } = render(provided({ locale: 'de', icons }));
    const before = seen.at(-1);
    rerender(provided({ locale: 'de', icons }));
    expect(seen.at(-1)).toBe(before);
    rerender(provided({ locale: 'fr', icons }));
    expect(seen.at(-1)).not.toBe(before);
  });
});
