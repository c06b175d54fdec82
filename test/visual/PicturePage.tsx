import type { ReactElement } from 'react';
import { DisplayProvider } from '../../src/index.js';
import { ar } from '../../src/locales/ar.js';
import { STORY_NOW_MS } from '../../stories/sandbox/storyNow.js';
import { Sheet } from '../../stories/states/Sheet.js';
import type { SheetName } from '../../stories/states/sheets.js';
import type { ThemeName } from '../../stories/states/themes.js';
import '../../src/theme/styles.css';
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-arabic';
import './PicturePage.css';

interface PicturePageProps {
  sheet: SheetName;
  theme: ThemeName;
  locale: string;
}

const now = () => new Date(STORY_NOW_MS);

/** A sheet of states with a fixed theme and time, and fonts from this repository. */
export function PicturePage({ sheet, theme, locale }: PicturePageProps): ReactElement {
  return (
    <DisplayProvider
      locale={locale}
      messages={locale === 'ar' ? ar : undefined}
      timeZone="Europe/London"
      now={now}
      images="same-origin"
    >
      <main data-testid="sheet">
        <Sheet name={sheet} themes={[theme]} />
      </main>
    </DisplayProvider>
  );
}
