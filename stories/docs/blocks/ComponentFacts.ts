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
  /** By value; `''` for an attribute that is there or not, `*` for any value. */
  values: Readonly<Record<string, string>>;
}

/** What a component's page says that no file says by itself. Text in backticks is code. */
export interface ComponentFacts {
  name: string;
  /** Its own style sheets, below `src`. */
  sheets: readonly string[];
  /** What it renders. */
  element: string;
  /** In reading order, the root first. */
  parts: readonly Part[];
  states: readonly State[];
  /** What is shown where the record lacks the field. */
  fallback: string;
  accessibility: readonly string[];
}
