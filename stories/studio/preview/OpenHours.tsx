import { type ReactElement, type ReactNode, useState } from 'react';
import { DisplayProvider } from '../../../src/index.js';

/**
 * A card with room below for what is held open: to be looked at, so that it takes no focus. It
 * opens inside, or it would flee upwards when the card leaves the screen.
 */
export function OpenHours({ children }: { children: ReactNode }): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div ref={setContainer} className="Overview-card" data-holds-open="" inert>
      {container && <DisplayProvider container={container}>{children}</DisplayProvider>}
    </div>
  );
}
