import { type ReactElement, type ReactNode, useState } from 'react';
import { DisplayProvider } from '../../src/index.js';
import { ar } from '../../src/locales/ar.js';
import type { States } from './States.js';
import { stateAnchor } from './stateAnchor.js';
import type { ThemeName } from './themes.js';
import './themes.js';
import './Matrix.css';

/** What else a state is shown in, beside the page's own scheme and direction. */
interface Setting {
  label: string;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

const SETTINGS: readonly Setting[] = [
  { label: 'Light', scheme: 'light', direction: 'ltr' },
  { label: 'Dark', scheme: 'dark', direction: 'ltr' },
  { label: 'Light, from right to left', scheme: 'light', direction: 'rtl' },
  { label: 'Dark, from right to left', scheme: 'dark', direction: 'rtl' },
];

export interface MatrixProps {
  /** Name of the component. */
  name: string;
  states: States;
  /** With several, each state is rendered once for each theme, side by side. */
  themes: readonly ThemeName[];
  /** Renders each state in both schemes and both directions. */
  inAllSettings?: boolean | undefined;
  /** The width that one state needs. Default `wide`. */
  size?: 'small' | 'medium' | 'wide' | undefined;
}

/** One component in every state and theme, each with its name above. Renders a `<section>`. */
export function Matrix(props: MatrixProps): ReactElement {
  const { name, states, themes, inAllSettings = false, size = 'wide' } = props;
  const settings = inAllSettings ? SETTINGS : [undefined];
  const frames = themes.flatMap((theme) => settings.map((setting) => ({ theme, setting })));
  const compares = frames.length > 1;
  return (
    <section
      id={stateAnchor(name)}
      className="Matrix"
      data-size={size}
      data-compares={compares ? '' : undefined}
    >
      <h2 className="Matrix-name">{name}</h2>
      {Object.entries(states).map(([state, element]) => (
        <figure key={state} className="Matrix-state">
          <figcaption className="Matrix-caption">{state}</figcaption>
          <div className="Matrix-themes">
            {frames.map(({ theme, setting }) => {
              const label = setting?.label ?? (compares ? theme : undefined);
              return (
                <Themed key={`${theme} ${label}`} theme={theme} label={label} setting={setting}>
                  {element}
                </Themed>
              );
            })}
          </div>
        </figure>
      ))}
    </section>
  );
}

interface ThemedProps {
  theme: ThemeName;
  label: string | undefined;
  setting: Setting | undefined;
  children: ReactNode;
}

/** The surface of one theme, which also contains its overlays. */
function Themed({ theme, label, setting, children }: ThemedProps): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const reader = setting?.direction === 'rtl' ? { locale: 'ar', messages: ar } : {};
  return (
    <div
      ref={setContainer}
      data-mry-theme={theme}
      data-mry-color-scheme={setting?.scheme}
      className="Matrix-theme"
    >
      {label !== undefined && <p className="Matrix-themeName">{label}</p>}
      {container && (
        <DisplayProvider container={container} {...reader}>
          <div
            className="Matrix-element"
            dir={setting?.direction}
            lang={setting?.direction === 'rtl' ? 'ar' : undefined}
          >
            {children}
          </div>
        </DisplayProvider>
      )}
    </div>
  );
}
