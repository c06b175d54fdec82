import { createHttpFetcher } from '../../../src/index.js';
import { createSandbox, SANDBOX_API_KEY } from '../../../src/sandbox/index.js';

const sandbox = createSandbox({ latencyMs: [80, 200] });

/** For tests and demos: the stand-in answers in the same process, so no request leaves it. */
export const sandboxFetcher = createHttpFetcher({
  url: 'https://sandbox.example/api/v3/merchant/list',
  fetch: (input, init) => {
    const request = new Request(input, init);
    request.headers.set('X-Api-Key', SANDBOX_API_KEY);
    return sandbox(request);
  },
});
