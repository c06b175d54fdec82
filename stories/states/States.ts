import type { ReactElement } from 'react';

/** What a component can look like: what is the case, and the component in that case. */
export type States = Readonly<Record<string, ReactElement>>;
