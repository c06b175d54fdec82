import type { ReactElement, ReactNode } from 'react';

export interface TagProps {
  tone?: 'plain' | 'waiting';
  children: ReactNode;
}

/** The bank's label for a kind or a state. */
export function Tag({ tone = 'plain', children }: TagProps): ReactElement {
  return (
    <span className="bank-Tag" data-tone={tone}>
      {children}
    </span>
  );
}
