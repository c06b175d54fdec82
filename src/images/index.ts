export { createImageProxy } from './createImageProxy.js';
export type { ImageOutcome, ImageProxyEvent, ImageProxyOptions } from './ImageProxyOptions.js';
export { isPublicAddress } from './isPublicHost.js';
export { signImageUrl } from './signImageUrl.js';
