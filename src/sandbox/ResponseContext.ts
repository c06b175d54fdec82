import type { ListRequest } from './readListRequest.js';
import type { PictureUrl } from './sandboxPictures.js';
import type { SandboxLanguage } from './toLanguage.js';

/** What all records of one response share. */
export interface ResponseContext {
  request: ListRequest;
  language: SandboxLanguage;
  /** Milliseconds since 1970. */
  now: number;
  pictureUrl: PictureUrl;
}
