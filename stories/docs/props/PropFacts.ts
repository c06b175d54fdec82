/** What documentation says of one prop. */
export interface PropFacts {
  /** The type as the source has it, without `undefined`: "MerchantRecord", "'always' | 'never'". */
  type: string;
  required: boolean;
  description: string;
  /** As the description says it. */
  default?: string;
  /** All values, if the type is a union of literals. */
  values?: readonly (string | number)[];
}

/** By the name of the component's type of props, `RatingProps`, and the name of the prop. */
export type PropTypes = Readonly<Record<string, Readonly<Record<string, PropFacts>>>>;
