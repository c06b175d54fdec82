'use client';
import { type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import type { Messages } from '../i18n/Messages.js';
import { readMinLogoScore } from './images/recordImages.js';
import { type Display, DisplayContext, defaultDisplay } from './useDisplay.js';
import { useMounted } from './useMounted.js';

type DisplayOptions = { [Name in keyof Display]?: Display[Name] | undefined };

export interface DisplayProviderProps extends DisplayOptions {
  messages?: Messages | undefined;
  children?: ReactNode;
}

const NAMES = Object.keys(defaultDisplay) as (keyof Display)[];

const readClock = () => new Date();

/**
 * Sets how records are shown to this reader; renders no element. Omitted props come from the
 * enclosing provider. The outermost one takes language, zone and clock from the browser, but only
 * once mounted, so that server output (en, UTC, no relative days, no open state) always hydrates.
 * Pass `locale` and `timeZone` to have them right in the server's HTML, and in parts of the page
 * that hydrate later. No component reads `now` before it has mounted. Keep the objects stable,
 * because every component below reads them.
 */
export function DisplayProvider({ children, ...given }: DisplayProviderProps): ReactElement {
  const outer = useContext(DisplayContext);
  const mounted = useMounted();
  const isOutermost = outer === defaultDisplay;
  const base = useMemo(
    () => (mounted && isOutermost ? browserDisplay() : outer),
    [mounted, isOutermost, outer],
  );
  const display = Object.fromEntries(
    NAMES.map((name) => [name, given[name] ?? base[name]]),
  ) as unknown as Display;
  display.minLogoScore = readMinLogoScore(given.minLogoScore) ?? base.minLogoScore;
  display.locale = toTag(display.locale);
  display.recordLanguage &&= toTag(display.recordLanguage);
  // The same object until a value changes, in particular across mounting: React 18 would otherwise
  // rerender, instead of hydrate, parts whose code has not arrived by then.
  const values = Object.values(display);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `values` are all of `display`
  const stable = useMemo(() => display, values);
  return <DisplayContext.Provider value={stable}>{children}</DisplayContext.Provider>;
}

/** Java and POSIX write "de_DE", which `Intl` rejects and which is not a valid `lang`. */
const toTag = (language: string) => String(language).replaceAll('_', '-');

function browserDisplay(): Display {
  return {
    ...defaultDisplay,
    locale: navigator.language || defaultDisplay.locale,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || defaultDisplay.timeZone,
    now: readClock,
  };
}
