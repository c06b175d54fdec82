import type { ReactElement } from 'react';
import type { MerchantPicture } from '../../display/images/imageProps.js';
import { markIfComplete } from '../../display/images/imageProps.js';

/**
 * The `<img>` of a picture, without alternative text, because adjacent text says what it shows.
 * `size` is the side of its square in CSS pixels before the style sheet sizes it.
 */
export function renderPicture(
  picture: MerchantPicture,
  className: string,
  size?: number,
): ReactElement {
  return (
    <img
      key={picture.src}
      {...picture}
      ref={picture.onLoad && markIfComplete}
      alt=""
      className={className}
      width={size}
      height={size}
    />
  );
}
