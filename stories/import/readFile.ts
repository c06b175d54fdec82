/** A bank's export of ten years is a tenth of it. */
const MAX_BYTES = 5_000_000;

/**
 * The text of a dropped file, in the encodings that banks use: UTF-8, UTF-16 with its mark, and
 * Windows' for Western Europe.
 *
 * @throws Error, to be shown, if the file is too large or no text.
 */
export async function readFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES) {
    const megabytes = (file.size / 1_000_000).toFixed(1);
    throw new Error(`Expected a file of at most 5 MB, but got: ${megabytes} MB.`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isWide && bytes.includes(0)) {
    throw new Error(`Expected a text file, such as CSV, but got: ${file.name || 'other data'}.`);
  }
  return decode(bytes, isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : undefined);
}

function decode(bytes: Uint8Array, encoding: string | undefined): string {
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
