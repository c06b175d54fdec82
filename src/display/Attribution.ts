import type { ReactNode } from 'react';
import type { SourceTerms } from '../sources/fieldSource.js';

/** What must be shown beside data of one source, because its terms say so. */
export interface Attribution extends SourceTerms {
  /** Names the source, such as "Places data by Example Maps". */
  text: string;
  /** Stands before the text and is not read out. */
  logo?: ReactNode;
  /** URL of a picture in place of `logo`, loaded as the image policy allows (`attribution`). */
  logoUrl?: string | undefined;
  /** Makes the text a link. */
  href?: string | undefined;
}

/**
 * Attributions by the labels of `cachePolicy`, whose values differ between services. Null: the
 * source needs no attribution. A label that is missing needs none either, but in development a
 * warning names it once, if it labels data of a place and is shown.
 */
export type Attributions = Readonly<Record<string, Attribution | null>>;
