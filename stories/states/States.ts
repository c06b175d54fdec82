import type { ReactElement } from 'react';

/** A component in each of its states, by the name of the state. */
export type States = Readonly<Record<string, ReactElement>>;
