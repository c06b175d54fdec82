let encoder: Pick<TextEncoder, 'encode'> | undefined;

/** How many bytes a well-formed text takes in a body, which is UTF-8. */
export function utf8Bytes(text: string): number {
  // Jest's jsdom has none.
  if (typeof TextEncoder === 'undefined')
    return encodeURIComponent(text).match(/%..|[^%]/g)?.length ?? 0;
  encoder ??= new TextEncoder();
  return encoder.encode(text).length;
}
