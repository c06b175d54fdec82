import { Fragment, type ReactElement } from 'react';

export interface DetailsChainProps {
  parts: readonly string[];
  separator: string;
  className?: string | undefined;
}

/**
 * Texts of any script, in the reader's direction. A line that wraps ends with the separator. Renders
 * a `<span>`.
 */
export function DetailsChain({ parts, separator, className }: DetailsChainProps): ReactElement {
  return (
    <span className={className}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        <Fragment key={index}>
          {index > 0 && <span>{separator}</span>}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
