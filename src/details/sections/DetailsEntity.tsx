'use client';
import type { ReactElement } from 'react';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.js';
import { renderPicture } from '../../components/markup/renderPicture.js';
import { useRecordImage } from '../../display/images/useRecordImage.js';
import { safeUrl } from '../../record/links.js';

interface DetailsEntityProps {
  name: string | undefined;
  website: string | undefined;
  img: string | undefined;
}

/** Square of the `<img>` in CSS pixels before the style sheet sizes it. */
const INTRINSIC_SIZE = 20;

/** Picture, name and website of a company. Renders a `<span>`. */
export function DetailsEntity({ name, website, img }: DetailsEntityProps): ReactElement {
  const picture = useRecordImage([{ url: img, for: 'brand' }]);
  return (
    <span className="mry-DetailsEntity">
      {name && (
        <span className="mry-DetailsEntity-name">
          {picture && renderPicture(picture, 'mry-DetailsEntity-image', INTRINSIC_SIZE)}
          <bdi>{name}</bdi>
        </span>
      )}
      {safeUrl(website) && <ExternalLink href={website} />}
    </span>
  );
}
