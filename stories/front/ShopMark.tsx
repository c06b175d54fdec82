import type { ReactElement, SVGProps } from 'react';

/** The brand's mark: a shop's awning and its counter, in white on blue. Renders an `<svg>`. */
export function ShopMark(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...props}>
      <rect width="32" height="32" rx="9" fill="var(--mry-color-accent)" />
      <g fill="var(--mry-color-on-accent)">
        <path d="M9.9 8h12.2c.5 0 .9.3 1.1.7l1.9 5v.6a3 3 0 0 1-6 .4 3.1 3.1 0 0 1-6.2 0 3 3 0 0 1-6-.4v-.6l1.9-5c.2-.4.6-.7 1.1-.7z" />
        <path d="M8.9 20.4c.7 0 1.2.5 1.2 1.1 0 .4.3.7.7.7h10.4c.4 0 .7-.3.7-.7 0-.6.5-1.1 1.2-1.1s1.2.5 1.2 1.1c0 1.7-1.4 3.1-3.1 3.1H10.8a3.1 3.1 0 0 1-3.1-3.1c0-.6.5-1.1 1.2-1.1z" />
      </g>
    </svg>
  );
}
