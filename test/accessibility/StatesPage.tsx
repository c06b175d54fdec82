import type { ReactElement } from 'react';
import { DisplayProvider } from '../../src/index.js';
import { ar } from '../../src/locales/ar.js';
import { STORY_NOW_MS } from '../../stories/sandbox/storyNow.js';
import { Sheet } from '../../stories/states/Sheet.js';
import { type SheetName, sheets } from '../../stories/states/sheets.js';
import type { ThemeName } from '../../stories/states/themes.js';
import '../../src/theme/styles.css';

interface StatesPageProps {
  /** Default: all. */
  names?: readonly SheetName[] | undefined;
  theme?: ThemeName | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}

const now = () => new Date(STORY_NOW_MS);
const all = Object.keys(sheets) as SheetName[];

/** Every component in every state, on a complete page. */
export function StatesPage(props: StatesPageProps): ReactElement {
  const { names = all, theme = 'default', dir = 'ltr' } = props;
  return (
    <DisplayProvider
      locale={dir === 'rtl' ? 'ar' : 'en-GB'}
      messages={dir === 'rtl' ? ar : undefined}
      timeZone="Europe/London"
      now={now}
      images="same-origin"
    >
      <main>
        <h1>All states</h1>
        {names.map((name) => (
          <Sheet key={name} name={name} themes={[theme]} />
        ))}
      </main>
    </DisplayProvider>
  );
}
