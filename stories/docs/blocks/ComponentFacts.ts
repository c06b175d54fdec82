/** A class of a component, without the dot. */
export interface Part {
  className: string;
  about: string;
}

/** A `data-` attribute that a component sets on an element of one class. */
export interface State {
  attribute: `data-${string}`;
  /** Class of the element. */
  on: string;
  /** Keyed by value: `''` for an attribute without a value, `*` for any value. */
  values: Readonly<Record<string, string>>;
}

/** The facts on a component's page that cannot be read from its source. Backticks mark code. */
export interface ComponentFacts {
  name: string;
  /** Paths of its own style sheets, relative to `src`. */
  sheets: readonly string[];
  /** What the component renders. */
  element: string;
  /** Root first, then in reading order. */
  parts: readonly Part[];
  states: readonly State[];
  /** What is shown if the record lacks the field. */
  fallback: string;
  accessibility: readonly string[];
}
