'use client';
import type { ReactElement } from 'react';
import { ExternalLink } from '../../components/ExternalLink.js';
import { useRecordImage } from '../../display/images/useRecordImage.js';
import { safeUrl } from '../../record/links.js';

export interface DetailsEntityProps {
  name: string | undefined;
  website: string | undefined;
  img: string | undefined;
}

/** Square of the `<img>` in CSS pixels before the style sheet sizes it. */
const INTRINSIC_SIZE = 20;

/** Somebody beside the merchant: picture, name, website. Renders a `<span>`. */
export function DetailsEntity({ name, website, img }: DetailsEntityProps): ReactElement {
  const image = useRecordImage([img]);
  return (
    <span className="mry-DetailsEntity">
      {name && (
        <span className="mry-DetailsEntity-name">
          {image && (
            <img
              {...image.props}
              key={image.props.src}
              alt=""
              className="mry-DetailsEntity-image"
              width={INTRINSIC_SIZE}
              height={INTRINSIC_SIZE}
            />
          )}
          <bdi>{name}</bdi>
        </span>
      )}
      {safeUrl(website) && <ExternalLink href={website} />}
    </span>
  );
}
