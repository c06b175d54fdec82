let encoder: Pick<TextEncoder, 'encode'> | undefined;

/** Bytes of a well-formed text in a UTF-8 body. */
export function utf8Bytes(text: string): number {
  // Jest's jsdom lacks `TextEncoder`.
  if (typeof TextEncoder === 'undefined')
    return encodeURIComponent(text).match(/%..|[^%]/g)?.length ?? 0;
  encoder ??= new TextEncoder();
  return encoder.encode(text).length;
}
