'use client';
import type { ReactElement, ReactNode } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { safeUrl, siteName } from '../../record/links.js';
import { wrapText } from '../markup/wrapText.js';

interface ExternalLinkProps {
  href: string | undefined;
  className?: string | undefined;
  /** Default: the URL's host without `www.`. */
  children?: ReactNode;
  /** Shown if the URL must not be linked to. Default: the children. */
  fallback?: ReactNode;
}

/**
 * A link to another site in a new tab, with `noopener` and without a referrer. Renders an `<a>` for
 * `https:` and `http:`; for any other URL only the fallback.
 */
export function ExternalLink(props: ExternalLinkProps): ReactElement {
  const { href, className, children, fallback = children } = props;
  const { opensInNewTab } = useDisplay().messages;
  const url = safeUrl(href);
  if (!url) return <>{wrapText(fallback)}</>;
  const host = siteName(url);
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
      className={className}
      title={host}
    >
      {wrapText(children) ?? <bdi>{host}</bdi>}{' '}
      <span className="mry-Hidden">{`(${opensInNewTab})`}</span>
    </a>
  );
}
