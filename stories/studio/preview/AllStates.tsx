import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type SheetName, sheets } from '../../states/sheets.js';
import { OpenHours } from './OpenHours.js';

const matrices = (Object.keys(sheets) as SheetName[]).flatMap((name) => [...sheets[name]]);

/** Every component in every state. */
export function AllStates(): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const [isPrepared, setPrepared] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const look = () => setPrepared(element.querySelector('[data-preparing]') === null);
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, attributeFilter: ['data-preparing'] });
    return () => observer.disconnect();
  }, []);
  return (
    // Forms that are filled in by script would scroll to their focus.
    <div ref={root} inert={!isPrepared}>
      {matrices.map(({ name, states }) => (
        <section key={name}>
          <h3 className="Preview-name">{name}</h3>
          <div className="Overview">
            {Object.entries(states).map(([state, element]) => (
              <figure key={state}>
                <figcaption>{state}</figcaption>
                {name === 'OpeningHoursPopover, open' ? (
                  <OpenHours>{element}</OpenHours>
                ) : (
                  <div className="Overview-card">{element}</div>
                )}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
