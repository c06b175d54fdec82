import { type ReactElement, useMemo, useState } from 'react';
import { DisplayProvider } from '../../src/index.js';
import { DEMO_NOW, type HeroRow } from '../demo/demoTransactions.js';
import { languages } from '../languages.js';
import { EnrichedRows } from './EnrichedRows.js';
import { heroDays } from './heroDays.js';
import type { Look } from './Look.js';
import { Phone } from './Phone.js';
import { RawLines } from './RawLines.js';
import { type Segment, Segments } from './Segments.js';
import { Strokes } from './Strokes.js';

/** Heading of the app's screen, in the languages of the buttons. */
const TITLES: Record<string, string> = { de: 'Umsätze', ar: 'المعاملات' };

const COUNTS = ['no request', 'one request', 'two requests'];

const now = () => DEMO_NOW;

/** The sandbox's places need no credit. */
const attributions = { 'places-sandbox': null };

const TIME = DEMO_NOW.toLocaleTimeString('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

export interface FrontPhonesProps {
  rows: readonly HeroRow[];
  look: Look;
  /** Direction of the list; default that of its language. */
  direction?: 'ltr' | 'rtl' | undefined;
}

/** Which phone is shown where there is space for one. */
const SIDES: readonly Segment<'raw' | 'enriched'>[] = [
  { value: 'raw', label: 'What the bank sends' },
  { value: 'enriched', label: 'What people see' },
];

/**
 * The same rows on two phones: as the bank sends them, and as people see them. On a narrow screen
 * they take turns, by a switch.
 */
export function FrontPhones({ rows, look, direction }: FrontPhonesProps): ReactElement {
  const [requests, setRequests] = useState(0);
  const [side, setSide] = useState<'raw' | 'enriched'>('enriched');
  const days = useMemo(() => heroDays(rows), [rows]);
  const transactions = useMemo(() => rows.map(({ transaction }) => transaction), [rows]);
  const language = languages.find(({ tag }) => tag === look.locale);
  const asked = COUNTS[requests] ?? `${requests} requests`;
  return (
    <div className="Front-phones" data-side={side}>
      <div className="Front-side">
        <Segments name="Phone" segments={SIDES} value={side} onChange={setSide} />
      </div>
      <Phone
        quiet
        time={TIME}
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
        time={TIME}
        title={TITLES[look.locale] ?? 'Transactions'}
        lang={look.locale}
        dir={direction ?? language?.direction ?? 'ltr'}
        caption="What people see"
        note={`The same ${rows.length} lines, ${asked}`}
      >
        <DisplayProvider
          locale={look.locale}
          messages={language?.messages}
          timeZone="Europe/London"
          now={now}
          images="same-origin"
          attributions={attributions}
          rowHours="recent"
        >
          <EnrichedRows
            transactions={transactions}
            settings={{ now: DEMO_NOW.getTime() }}
            onRequest={() => setRequests((count) => count + 1)}
          />
        </DisplayProvider>
      </Phone>
    </div>
  );
}
