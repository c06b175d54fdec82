export { createImageProxy } from './createImageProxy.js';
export type { ImageOutcome, ImageProxyEvent, ImageProxyOptions } from './ImageProxyOptions.js';
export { signImageUrl } from './signImageUrl.js';
