/** What must be shown beside data of one source. */
export interface Attribution {
  text: string;
  /** Picture of the source, subject to the image policy. */
  logo?: string | undefined;
  /** Link of the text. */
  href?: string | undefined;
  /** False where the source's terms forbid its data in rows. Default true. */
  row?: boolean | undefined;
}
