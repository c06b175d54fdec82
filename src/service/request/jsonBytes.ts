const encoder = new TextEncoder();
/** One byte each, by far the most texts: no need to encode them. JSON escapes control characters. */
const ASCII = /^[ -~]*$/;

/** Bytes that a JSON text takes in a request body: its UTF-8. */
export function jsonBytes(json: string): number {
  return ASCII.test(json) ? json.length : encoder.encode(json).length;
}
