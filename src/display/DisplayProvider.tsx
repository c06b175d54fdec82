'use client';
import { type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import type { Display } from './Display.js';
import { DisplayContext } from './DisplayContext.js';
import { useMounted } from './useMounted.js';

type DisplayOptions = { [Name in keyof Display]?: Display[Name] | undefined };

export interface DisplayProviderProps extends DisplayOptions {
  children?: ReactNode;
}

const readClock = () => new Date();

/**
 * Says how records are shown to this reader; renders no element. What is not given comes from the provider around it, and
 * at the outside from the browser: its language, its zone, its clock. The browser is asked only after mounting, so server
 * output (en, UTC, no relative days, no open state) always hydrates. Give `locale` and `timeZone` to have them right from the
 * first byte. Keep the objects stable: every component below reads them.
 */
export function DisplayProvider({ children, ...options }: DisplayProviderProps): ReactElement {
  const outer = useContext(DisplayContext);
  const mounted = useMounted();
  const { locale, timeZone, now, messages, placeTimeZone } = options;
  const { icons, images, attributions, container } = options;
  const display = useMemo<Display>(() => {
    const base = mounted ? browserDisplay(outer) : outer;
    return {
      locale: locale ?? base.locale,
      timeZone: timeZone ?? base.timeZone,
      now: now ?? base.now,
      messages: messages ?? base.messages,
      placeTimeZone: placeTimeZone ?? base.placeTimeZone,
      icons: icons ?? base.icons,
      images: images ?? base.images,
      attributions: attributions ?? base.attributions,
      container: container ?? base.container,
    };
  }, [
    outer,
    mounted,
    locale,
    timeZone,
    now,
    messages,
    placeTimeZone,
    icons,
    images,
    attributions,
    container,
  ]);
  return <DisplayContext.Provider value={display}>{children}</DisplayContext.Provider>;
}

/** The outermost provider starts from the browser; one inside another has it already. */
function browserDisplay(outer: Display): Display {
  if (outer.now) return outer;
  return {
    ...outer,
    locale: navigator.language || outer.locale,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || outer.timeZone,
    now: readClock,
  };
}
