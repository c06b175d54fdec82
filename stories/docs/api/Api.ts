/** A prop, field or method; or a case of a union. */
export interface ApiMember {
  /** As TypeScript writes it, without `undefined` if it is optional. */
  type: string;
  required: boolean;
  /** Its comment. */
  text: string;
  /** Its default, as the comment says it. */
  initial?: string;
  /** All values, if the type is a union of literals. */
  values?: readonly (string | number)[];
}

/** Exports of the package, by name. */
export type Api = Readonly<
  Record<string, { text: string; members: Readonly<Record<string, ApiMember>> }>
>;
