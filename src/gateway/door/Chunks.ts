/** A request's body, read chunk by chunk. */
export interface Chunks {
  /** The next one; undefined at the end. Rejects if the connection breaks. */
  next(): Promise<unknown>;
  /** Nothing more will be read. Never throws. */
  cancel(): void;
}

/** Undefined for one that someone has read from, or is reading: the host app's server, for instance. */
export function chunksOf({ body, bodyUsed }: Request): Chunks | undefined {
  if (bodyUsed || body?.locked) return undefined;
  const reader: ReadableStreamDefaultReader<unknown> | undefined = body?.getReader();
  return {
    async next() {
      const { done = true, value = null } = (await reader?.read()) ?? {};
      return done ? undefined : value;
    },
    cancel() {
      reader?.cancel().catch(() => {});
    },
  };
}
