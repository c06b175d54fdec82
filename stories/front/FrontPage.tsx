import type { ReactElement } from 'react';
import { FrontCards } from './FrontCards.js';
import { FrontPhones, type FrontPhonesProps } from './FrontPhones.js';
import type { Look } from './Look.js';
import { LookButtons } from './LookButtons.js';
import { ShopMark } from './ShopMark.js';
import './FrontPage.css';

export interface FrontPageProps extends FrontPhonesProps {
  onLook: (change: Partial<Look>) => void;
}

/** Merchantry on one page: the same rows raw and enriched, in each look. Renders a `<main>`. */
export function FrontPage({ onLook, ...phones }: FrontPageProps): ReactElement {
  const { look } = phones;
  return (
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
          A React component library that turns raw card lines into names, logos, places and opening
          hours. In your design, on your data.
        </p>
      </header>
      {/* Above the phones, whose height each theme changes: the buttons stay under the pointer. */}
      <LookButtons look={look} onLook={onLook} />
      <FrontPhones {...phones} />
      <FrontCards />
    </main>
  );
}
