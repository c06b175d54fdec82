import type { ReactElement, ReactNode } from 'react';
import { DisplayProvider } from '../../../src/index.js';
import { de } from '../../../src/locales/de.js';

export function GermanReader({ children }: { children: ReactNode }): ReactElement {
  return (
    <DisplayProvider locale="de-DE" messages={de} timeZone="Europe/Berlin">
      {children}
    </DisplayProvider>
  );
}
