import type { ReactElement, ReactNode } from 'react';

/** What speaks of stories: the pages in the package leave it out. */
export function InStorybook({ children }: { children: ReactNode }): ReactElement {
  return <>{children}</>;
}
