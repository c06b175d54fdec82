import type { ReactElement } from 'react';
import type { MerchantPicture } from '../../../src/index.js';

export interface AvatarProps {
  name: string;
  /** Its `onError` brings the next picture, or none. */
  picture: MerchantPicture | undefined;
}

/**
 * The bank's avatar: a picture in a frame, or initials. Decorative, because the name is beside it.
 */
export function Avatar({ name, picture }: AvatarProps): ReactElement {
  return (
    <span className="bank-Avatar" aria-hidden="true">
      {picture ? (
        <img {...picture} key={picture.src} alt="" width={40} height={40} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();
}
