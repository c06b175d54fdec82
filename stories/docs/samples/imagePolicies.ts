import type { ImagePolicy } from '../../../src/index.js';

/** Directly, from hosts that you name. Their operators learn which logos are requested. */
export const fromKnownHosts: ImagePolicy = (url) =>
  url.protocol === 'https:' && url.hostname === 'logos.example'
    ? { src: url.href, referrerPolicy: 'no-referrer' }
    : null;

/**
 * Through your own proxy, such as that of `merchantry/images`: no third party learns anything. Check the
 * terms of the logos first.
 */
export const throughProxy: ImagePolicy = (url) => ({
  src: `/api/merchant-image?url=${encodeURIComponent(url.href)}`,
});

/** Logos as above, but your own icons for categories and no portraits of reviewers. */
export const logosOnly: ImagePolicy = (url, picture) =>
  picture.for === 'category' || picture.for === 'reviewer' ? null : throughProxy(url, picture);

/** No pictures: icons and monograms only. */
export const noImages: ImagePolicy = () => null;
