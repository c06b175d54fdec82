import type { ReactNode } from 'react';

/** The part of a component's docs page that is not its TSDoc: `parameters.docs` of its stories. */
export interface ComponentDocs {
  /** Selectors of its parts, each followed by those of its states, and what they are. */
  selectors: Readonly<Record<string, string>>;
  accessibility: readonly string[];
  /** Recommendations, with live examples. */
  usage: readonly { do: string; dont: string; good?: ReactNode; bad?: ReactNode }[];
  /** Text of a file that uses it, where that takes more than its required props. */
  sample?: string;
  /** Names of stories that the page shows below the first one. */
  also?: readonly string[];
}
