import type { ImageOutcome } from './ImageProxyOptions.js';

type Failure = Exclude<ImageOutcome, 'served' | 'unchanged'>;

const ANSWERS: Readonly<Record<Failure, readonly [status: number, error: string]>> = {
  method: [405, 'pictures answer GET and HEAD only'],
  'cross-site': [403, 'pictures are for the pages of this origin only'],
  unauthorized: [401, 'the caller is not signed in'],
  misconfigured: [500, 'the caller could not be checked'],
  unreadable: [400, 'expected one absolute address in the parameter url'],
  'not-allowed': [403, 'pictures of this address are not allowed'],
  private: [403, 'pictures of this address are not allowed'],
  unresolved: [502, "the picture's host was not found"],
  missing: [404, 'there is no such picture'],
  redirect: [502, 'the picture has moved'],
  status: [502, "the picture's server failed"],
  network: [502, "the picture's server did not respond"],
  timeout: [504, 'the picture took too long'],
  'not-an-image': [502, 'what arrived is not a picture'],
  'too-large': [502, 'the picture is too large'],
  // The caller never receives it. 499 is the status that server logs use for this.
  cancelled: [499, 'the caller left'],
};

/** Why a picture is not served. Contains no URL. */
export class ImageFailure extends Error {
  override readonly name = 'ImageFailure';
  readonly outcome: Failure;
  readonly status: number;

  constructor(outcome: Failure) {
    const [status, message] = ANSWERS[outcome];
    super(message);
    this.outcome = outcome;
    this.status = status;
  }

  toResponse(): Response {
    return new Response(JSON.stringify({ error: this.message }), {
      status: this.status,
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        ...(this.status === 405 && { Allow: 'GET, HEAD' }),
      },
    });
  }
}
