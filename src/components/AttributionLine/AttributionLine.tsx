'use client';
import { clsx } from 'clsx/lite';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import type { Attribution } from '../../display/Attribution.js';
import { useRecordImage } from '../../display/images/useRecordImage.js';
import { ExternalLink } from '../ExternalLink/ExternalLink.js';
import { renderPicture } from '../markup/renderPicture.js';
import { wrapText } from '../markup/wrapText.js';

interface AttributionLineProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  attribution: Attribution;
}

/** The logo, text and link that the terms of a source require. Renders a `<p>`. */
export function AttributionLine(props: AttributionLineProps): ReactElement {
  const { attribution, className, ...rest } = props;
  const { logo, logoUrl, text, href } = attribution;
  const picture = useRecordImage([{ url: logoUrl, for: 'attribution' }]);
  return (
    <p {...rest} className={clsx('mry-AttributionLine', className)}>
      {(picture || logo !== undefined) && (
        <span aria-hidden="true" className="mry-AttributionLine-logo">
          {picture ? renderPicture(picture, 'mry-AttributionLine-image') : wrapText(logo)}
        </span>
      )}
      <ExternalLink href={href}>{text}</ExternalLink>
    </p>
  );
}
