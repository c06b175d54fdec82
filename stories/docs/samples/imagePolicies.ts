import type { ImagePolicy } from '../../../src/index.js';

/** Directly, from hosts that you name. Their operators learn which logos are requested. */
export const fromKnownHosts: ImagePolicy = (url) =>
  url.protocol === 'https:' && url.hostname === 'logos.example'
    ? { src: url.href, referrerPolicy: 'no-referrer' }
    : null;

/** Through your own proxy: no third party learns anything. Check the terms of the logos first. */
export const throughProxy: ImagePolicy = (url) => ({
  src: `/logos?u=${encodeURIComponent(url.href)}`,
});

/** No pictures: icons and monograms only. */
export const noImages: ImagePolicy = () => null;
