import type { ReactNode } from 'react';

/** What must be shown beside data of one source, because its terms say so. */
export interface Attribution {
  /** Names the source, such as "Places data by Example Maps". */
  text: string;
  /** Stands before the text and is not read out. */
  logo?: ReactNode;
  /** Makes the text a link. */
  href?: string | undefined;
  /** False: fields of this source stay out of the rows of a list. Default true. */
  row?: boolean | undefined;
  /** True: fields of a place that carry no label come from here too, such as `rating` in an answer without hours. */
  places?: boolean | undefined;
}

/** Attributions by the labels of `cachePolicy`, whose values the interface leaves to configuration. */
export type Attributions = Readonly<Record<string, Attribution>>;
