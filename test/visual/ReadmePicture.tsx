import type { ReactElement } from 'react';
import { heroRows } from '../../stories/demo/demoTransactions.js';
import { FrontPhones } from '../../stories/front/FrontPhones.js';
import '../../src/theme/styles.css';
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-jp';
import '../../stories/front/FrontPage.css';
import './PicturePage.css';
import './ReadmePicture.css';

/** The pictures of the README: the same two phones, light and dark. */
export const readmePictures = { 'readme-light': 'light', 'readme-dark': 'dark' } as const;

export type ReadmePictureName = keyof typeof readmePictures;

/** One picture with a fixed time, and fonts from this repository. Renders a `<main>`. */
export function ReadmePicture({ name }: { name: ReadmePictureName }): ReactElement {
  const colorScheme = readmePictures[name];
  return (
    <main
      className="Front ReadmePicture"
      data-testid="picture"
      data-picture={name}
      data-service="sandbox"
      data-mry-theme="default"
      data-mry-color-scheme={colorScheme}
      style={{ zoom: 1.25 }}
    >
      <FrontPhones rows={heroRows} look={{ theme: 'default', colorScheme, locale: 'en-GB' }} />
    </main>
  );
}
