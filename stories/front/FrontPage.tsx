import { type ReactElement, useMemo, useState } from 'react';
import { DisplayProvider } from '../../src/index.js';
import { DEMO_NOW, type HeroRow } from '../demo/demoTransactions.js';
import { languages } from '../languages.js';
import { EnrichedRows } from './EnrichedRows.js';
import { FrontCards } from './FrontCards.js';
import { heroDays } from './heroDays.js';
import type { Look } from './Look.js';
import { LookButtons } from './LookButtons.js';
import { Phone } from './Phone.js';
import { RawLines } from './RawLines.js';
import { ShopMark } from './ShopMark.js';
import { Strokes } from './Strokes.js';
import './FrontPage.css';

/** Heading of the app's screen, in the languages of the buttons. */
const TITLES: Record<string, string> = { de: 'Umsätze', ar: 'المعاملات' };

const COUNTS = ['no request', 'one request', 'two requests'];

const now = () => DEMO_NOW;

/** The sandbox's places need no credit. */
const attributions = { 'places-sandbox': null };

export interface FrontPageProps {
  rows: readonly HeroRow[];
  look: Look;
  /** Direction of the list; default that of its language. */
  direction?: 'ltr' | 'rtl' | undefined;
  onLook: (change: Partial<Look>) => void;
}

/** Merchantry on one page: the same rows raw and enriched, in each look. Renders a `<main>`. */
export function FrontPage({ rows, look, direction, onLook }: FrontPageProps): ReactElement {
  const [requests, setRequests] = useState(0);
  const days = useMemo(() => heroDays(rows), [rows]);
  const transactions = useMemo(() => rows.map(({ transaction }) => transaction), [rows]);
  const language = languages.find(({ tag }) => tag === look.locale);
  const time = DEMO_NOW.toLocaleTimeString('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  });
  const asked = COUNTS[requests] ?? `${requests} requests`;
  return (
    <DisplayProvider
      locale={look.locale}
      messages={language?.messages}
      now={now}
      attributions={attributions}
    >
      <main
        className="Front"
        lang="en-GB"
        dir="ltr"
        data-mry-theme={look.theme}
        data-mry-color-scheme={look.colorScheme}
      >
        <header className="Front-header">
          <p className="Front-brand">
            <ShopMark /> Merchantry
          </p>
          <h1>Transactions people recognise.</h1>
          <p className="Front-lead">
            A React component library that turns raw card lines into names, logos, places and
            opening hours. In your design, on your data.
          </p>
        </header>
        <div className="Front-phones">
          <Phone
            quiet
            time={time}
            title="Transactions"
            lang="en-GB"
            dir="ltr"
            caption="What the bank sends"
            note={`${rows.length} card lines`}
          >
            <RawLines days={days} />
          </Phone>
          <Strokes days={days} />
          <Phone
            time={time}
            title={TITLES[look.locale] ?? 'Transactions'}
            lang={look.locale}
            dir={direction ?? language?.direction ?? 'ltr'}
            caption="What people see"
            note={`The same ${rows.length} lines, ${asked}`}
          >
            <EnrichedRows
              transactions={transactions}
              settings={{ now: DEMO_NOW.getTime() }}
              onRequest={() => setRequests((count) => count + 1)}
            />
          </Phone>
        </div>
        <LookButtons look={look} onLook={onLook} />
        <FrontCards />
      </main>
    </DisplayProvider>
  );
}
