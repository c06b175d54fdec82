import type { ReactElement, ReactNode } from 'react';
import { MerchantLogo, type MerchantRecord, TransactionRow } from '../../src/index.js';
import { demoTransaction } from '../demo/demoTransactions.js';
import { lookup } from '../records.js';
import { StoryLink } from './StoryLink.js';
import './FrontCards.css';

interface CardProps {
  title: string;
  /** Path of the glyph, on a grid of 20. */
  glyph: string;
  picture: ReactNode;
  /** `?path=…` */
  href: string;
  link: string;
  children: ReactNode;
}

function FrontCard({ title, glyph, picture, href, link, children }: CardProps): ReactElement {
  return (
    <li className="FrontCards-card">
      <div className="FrontCards-picture" aria-hidden="true" inert>
        {picture}
      </div>
      <h2>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={glyph} />
        </svg>
        {title}
      </h2>
      <p>{children}</p>
      <StoryLink className="FrontCards-link" href={href}>
        {link}
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m6 3.75 4.25 4.25L6 12.25" />
        </svg>
      </StoryLink>
    </li>
  );
}

const PALETTE =
  'M10 2.75a7.25 7.25 0 1 0 0 14.5c1.1 0 1.75-.8 1.75-1.7 0-1.2-.9-1.6-.9-2.6 0-.9.75-1.6 1.7-1.6h2c1.6 0 2.7-1.1 2.7-2.6 0-3.4-3.2-6-7.25-6zM6.2 10.6h.01M7.4 6.9h.01M11.3 6.1h.01';
const CODE = 'M6.25 5.75 2 10l4.25 4.25M13.75 5.75 18 10l-4.25 4.25M11.6 3.25 8.4 16.75';
const UPLOAD =
  'M10 12.75v-10M6.25 6.25 10 2.5l3.75 3.75M2.75 11.5v3.75a2 2 0 0 0 2 2h10.5a2 2 0 0 0 2-2V11.5';

const { card: _, ...fuel } = demoTransaction('quarrybank');
const garage: MerchantRecord = { name: 'Quarrybank Garage', category: 'Fuel' };

const DESIGN = (
  <>
    <div className="FrontCards-row">
      <TransactionRow transaction={fuel} lookup={lookup(garage)} />
    </div>
    <div className="FrontCards-tools">
      {['var(--mry-color-accent)', '#d64d57', '#159c7c', '#8850d0'].map((colour) => (
        <i key={colour} className="FrontCards-colour" style={{ background: colour }} />
      ))}
      <i className="FrontCards-slider" />
    </div>
  </>
);

const BUILD = (
  <pre className="FrontCards-code">
    &lt;<b>MerchantProvider</b> <i>fetcher</i>=<s>{'{api}'}</s>&gt;{'\n  '}&lt;
    <b>TransactionList</b>
    {'\n    '}
    <i>transactions</i>=<s>{'{rows}'}</s> /&gt;{'\n'}&lt;/<b>MerchantProvider</b>&gt;
  </pre>
);

const logo = (name: string, id: string): MerchantRecord => ({
  name,
  logoImg: new URL(`images/logos/${id}.svg`, document.baseURI).href,
});

const FOUND: readonly MerchantRecord[] = [
  logo('Lumen Energy', 'lumen-energy'),
  logo('Orbit Rail', 'orbit-rail'),
  logo('Meridian Stream', 'meridian-stream'),
  logo('Fernwick Outfitters', 'fernwick-outfitters'),
  { name: 'Coffee', category: 'Coffee' },
];

const TRY = (
  <>
    <div className="FrontCards-file">
      <b>CSV</b>
      <span>november.csv</span>
      <small>25 rows read</small>
    </div>
    <div className="FrontCards-logos">
      {FOUND.map((merchant) => (
        <MerchantLogo key={merchant.name} merchant={merchant} />
      ))}
      + {25 - FOUND.length}
    </div>
  </>
);

/** Where to go from here: design, build, try. Renders a `<ul>`. */
export function FrontCards(): ReactElement {
  return (
    <ul className="FrontCards">
      <FrontCard
        title="Design"
        glyph={PALETTE}
        picture={DESIGN}
        href="?path=/story/showcase-theme-studio--studio"
        link="Open the theme studio"
      >
        Colour, radius, density, type: set them in the theme studio and take one CSS layer with you.
      </FrontCard>
      <FrontCard
        title="Build"
        glyph={CODE}
        picture={BUILD}
        href="?path=/docs/start-getting-started--docs"
        link="Getting started"
      >
        One provider and one list, or every part on its own. It requests only the rows on screen.
      </FrontCard>
      <FrontCard
        title="Try your data"
        glyph={UPLOAD}
        picture={TRY}
        href="?path=/story/showcase-your-own-transactions--start"
        link="Import rows"
      >
        Drop a file or paste a statement and see your own rows. Amounts and dates stay here.
      </FrontCard>
    </ul>
  );
}
