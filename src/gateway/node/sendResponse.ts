import type { TextResponse } from '../DirectHandler.js';
import type { NodeRequest, NodeResponse } from './NodeMessages.js';

/** In one piece, whose length Node adds to the headers. */
export function sendText({ status, headers, text }: TextResponse, res: NodeResponse): void {
  if (res.destroyed) return;
  writeHead(res, status, headers);
  res.end(text);
}

/**
 * Writes no faster than the client reads. The first chunk is awaited before the headers are set, so
 * that a body that fails at once is still answered with an error.
 */
export async function sendResponse(
  response: Response,
  req: NodeRequest,
  res: NodeResponse,
): Promise<void> {
  const reader = response.body?.getReader();
  const cancel = (): void => {
    reader?.cancel().catch(() => {});
  };
  res.on('close', cancel);
  if (res.destroyed || req.method === 'HEAD') cancel();
  let chunk = await reader?.read();
  writeHead(res, response.status, response.headers);
  while (chunk && !chunk.done && !res.destroyed) {
    if (!res.write(chunk.value)) await drained(res);
    chunk = await reader?.read();
  }
  res.end();
}

function writeHead(res: NodeResponse, status: number, headers: Headers): void {
  res.statusCode = status;
  for (const [name, value] of headers) {
    if (name !== 'set-cookie') res.setHeader(name, value);
  }
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies);
}

function drained(res: NodeResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      res.off('drain', done);
      res.off('close', done);
      resolve();
    };
    res.on('drain', done);
    res.on('close', done);
  });
}
