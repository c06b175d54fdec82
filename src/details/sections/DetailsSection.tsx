import { clsx } from 'clsx/lite';
import { createElement, type ReactElement, type ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

interface DetailsSectionProps {
  title: string;
  /** Level of the details' heading; the section's heading is one below. */
  level: HeadingLevel;
  /** Hides the heading visually, if the content is self-explanatory. Default false. */
  titleHidden?: boolean | undefined;
  /** Content at the end of the heading's line. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A group of the details with its heading. Renders a `<section>` without a name, because ten
 * landmarks would not help navigation.
 */
export function DetailsSection(props: DetailsSectionProps): ReactElement {
  const { title, level, titleHidden = false, aside, className, children } = props;
  const heading = createElement(
    `h${level + 1}`,
    { className: titleHidden ? 'mry-Hidden' : 'mry-DetailsSection-title' },
    title,
  );
  return (
    <section className={clsx('mry-DetailsSection', className)}>
      {aside ? (
        <div className="mry-DetailsSection-head">
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
