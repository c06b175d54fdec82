import { type ReactElement, type ReactNode, useState } from 'react';
import { DisplayProvider } from '../../../src/index.js';

/**
 * A card with an open popover and room for it below. It is inert, and the popover is inside the
 * card, or it would flip upwards when the card leaves the screen.
 */
export function OpenHours({ children }: { children: ReactNode }): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div ref={setContainer} className="Overview-card" data-holds-open="" inert>
      {container && <DisplayProvider container={container}>{children}</DisplayProvider>}
    </div>
  );
}
