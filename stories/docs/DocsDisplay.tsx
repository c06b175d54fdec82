import type { ReactElement, ReactNode } from 'react';
import { DisplayProvider } from '../../src/index.js';
import { sandboxCredits } from '../sandbox/sandboxCredits.js';
import { STORY_NOW_MS } from '../sandbox/storyNow.js';

const now = () => new Date(STORY_NOW_MS);

/** Gives live examples the same locale, time zone and clock as the stories. */
export function DocsDisplay({ children }: { children: ReactNode }): ReactElement {
  return (
    <DisplayProvider
      locale="en-GB"
      timeZone="Europe/London"
      now={now}
      attributions={sandboxCredits}
      images="same-origin"
    >
      {children}
    </DisplayProvider>
  );
}
