import type { ImagePolicy } from '../../../src/index.js';

/** Direct, from hosts that you name; their operators learn which logos this customer's bank asks for. */
export const fromKnownHosts: ImagePolicy = (url) =>
  url.protocol === 'https:' && url.hostname === 'logos.example'
    ? { src: url.href, referrerPolicy: 'no-referrer' }
    : null;

/** Through your own proxy: nobody outside learns anything. Look into the terms of the logos first. */
export const throughProxy: ImagePolicy = (url) => ({
  src: `/logos?u=${encodeURIComponent(url.href)}`,
});

/** None: icons and monograms. */
export const noImages: ImagePolicy = () => null;
