import type { ReactNode } from 'react';
import type { SourceTerms } from '../sources/fieldSource.js';

/** The credit that the terms of a source require next to its data. */
export interface Attribution extends SourceTerms {
  /** Names the source, such as "Places data by Example Maps". */
  text: string;
  /** Shown before the text; hidden from screen readers. */
  logo?: ReactNode;
  /** URL of a picture instead of `logo`, loaded under the image policy (purpose `attribution`). */
  logoUrl?: string | undefined;
  /** Makes the text a link. */
  href?: string | undefined;
}

/**
 * Attributions by `cachePolicy` label; the labels differ between services. Null: the source needs
 * no attribution. A missing label needs none either, but development warns once about it if it
 * labels visible data of a place.
 */
export type Attributions = Readonly<Record<string, Attribution | null>>;
