import { type ReactElement, type ReactNode, useState } from 'react';
import { DisplayProvider } from '../../src/index.js';
import type { States } from './States.js';
import type { ThemeName } from './themes.js';
import './themes.js';
import './Matrix.css';

export interface MatrixProps {
  /** Name of the component. */
  name: string;
  states: States;
  /** With several, each state is rendered once for each theme, side by side. */
  themes: readonly ThemeName[];
  /** The width that one state needs. Default `wide`. */
  size?: 'small' | 'medium' | 'wide' | undefined;
}

/** One component in every state and theme, each with its name above. Renders a `<section>`. */
export function Matrix({ name, states, themes, size = 'wide' }: MatrixProps): ReactElement {
  return (
    <section className="Matrix" data-size={size} data-compares={themes.length > 1 ? '' : undefined}>
      <h2 className="Matrix-name">{name}</h2>
      {Object.entries(states).map(([state, element]) => (
        <figure key={state} className="Matrix-state">
          <figcaption className="Matrix-caption">{state}</figcaption>
          <div className="Matrix-themes">
            {themes.map((theme) => (
              <Themed key={theme} theme={theme} labelled={themes.length > 1}>
                {element}
              </Themed>
            ))}
          </div>
        </figure>
      ))}
    </section>
  );
}

interface ThemedProps {
  theme: ThemeName;
  labelled: boolean;
  children: ReactNode;
}

/** The surface of one theme, which also contains its overlays. */
function Themed({ theme, labelled, children }: ThemedProps): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div ref={setContainer} data-mry-theme={theme} className="Matrix-theme">
      {labelled && <p className="Matrix-themeName">{theme}</p>}
      {container && (
        <DisplayProvider container={container}>
          <div className="Matrix-element">{children}</div>
        </DisplayProvider>
      )}
    </div>
  );
}
