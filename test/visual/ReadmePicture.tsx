import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantDetails,
  MerchantProvider,
  useMerchantDetails,
} from '../../src/index.js';
import { DEMO_NOW, demoTransaction, heroRows } from '../../stories/demo/demoTransactions.js';
import { EnrichedRows } from '../../stories/front/EnrichedRows.js';
import { FrontPhones } from '../../stories/front/FrontPhones.js';
import { createSandboxFetcher } from '../../stories/sandbox/createSandboxFetcher.js';
import { type ThemeName, themes } from '../../stories/states/themes.js';
import '../../src/theme/styles.css';
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-jp';
import '../../stories/front/FrontPage.css';
import './PicturePage.css';
import './ReadmePicture.css';

const transactions = heroRows.map(({ transaction }) => transaction);
const settings = { now: DEMO_NOW.getTime() };
const few = ['harrow', 'northside', 'tidewell', 'brightwater'].map(demoTransaction);
/** As many rows of each theme as fill the same height. */
const rowsOf: Record<ThemeName, readonly ListedTransaction[]> = {
  default: transactions.slice(0, 5),
  bold: few,
  dense: transactions,
  contrast: few,
};
const now = () => DEMO_NOW;
const attributions = { 'places-sandbox': null };

function Reader({ children }: { children: ReactNode }): ReactElement {
  return (
    <DisplayProvider
      locale="en-GB"
      timeZone="Europe/London"
      now={now}
      images="same-origin"
      attributions={attributions}
    >
      {children}
    </DisplayProvider>
  );
}

interface LookedAt {
  theme?: ThemeName;
  colorScheme?: 'light' | 'dark';
}

function Phones({ theme = 'default', colorScheme = 'light' }: LookedAt): ReactElement {
  const look = { theme, colorScheme, locale: 'en-GB' };
  return <FrontPhones rows={heroRows} look={look} />;
}

/** What the details show of the newest payment, from the sandbox. */
function Details(): ReactElement {
  const transaction = demoTransaction('harrow');
  return <MerchantDetails transaction={transaction} lookup={useMerchantDetails(transaction)} />;
}

function Panels(): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [fetcher] = useState(() => createSandboxFetcher(settings));
  return (
    <Reader>
      <QueryClientProvider client={client}>
        <MerchantProvider fetcher={fetcher}>
          {(['light', 'dark'] as const).map((scheme) => (
            <div key={scheme} className="ReadmePicture-panel" data-mry-color-scheme={scheme}>
              <Details />
            </div>
          ))}
        </MerchantProvider>
      </QueryClientProvider>
    </Reader>
  );
}

function Themes(): ReactElement {
  return (
    <Reader>
      {themes.map((theme) => (
        <div key={theme} className="ReadmePicture-panel" data-mry-theme={theme}>
          <EnrichedRows transactions={rowsOf[theme]} settings={settings} onRequest={() => {}} />
        </div>
      ))}
    </Reader>
  );
}

/** The pictures of the README, and how much larger than in a page they are drawn. */
export const readmePictures = {
  'readme-light': { content: <Phones />, scheme: 'light', zoom: 1.25 },
  'readme-dark': { content: <Phones colorScheme="dark" />, scheme: 'dark', zoom: 1.25 },
  'readme-details': { content: <Panels />, scheme: 'light', zoom: 1.45 },
  'readme-themes': { content: <Themes />, scheme: 'light', zoom: 1.45 },
} as const;

export type ReadmePictureName = keyof typeof readmePictures;

/** One picture with a fixed time, and fonts from this repository. Renders a `<main>`. */
export function ReadmePicture({ name }: { name: ReadmePictureName }): ReactElement {
  const { content, scheme, zoom } = readmePictures[name];
  return (
    <main
      className="Front ReadmePicture"
      data-testid="picture"
      data-picture={name}
      data-service="sandbox"
      data-mry-theme="default"
      data-mry-color-scheme={scheme}
      style={{ zoom }}
    >
      {content}
    </main>
  );
}
