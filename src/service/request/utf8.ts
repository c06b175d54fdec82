type Encoder = Pick<TextEncoder, 'encode' | 'encodeInto'>;

let encoder: Encoder | undefined;

/** Made when first needed, because Jest's jsdom has no `TextEncoder`: there a plain one stands in. */
export function utf8(): Encoder {
  encoder ??= typeof TextEncoder === 'undefined' ? createPlain() : new TextEncoder();
  return encoder;
}

/** For well-formed text, as `JSON.stringify` writes it. */
function createPlain(): Encoder {
  const encode = (text = '') => {
    const escaped = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
    return Uint8Array.from(escaped, (part) =>
      part.length > 1 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
    );
  };
  return {
    encode,
    encodeInto(text, target) {
      const bytes = encode(text);
      target.set(bytes);
      return { read: text.length, written: bytes.length };
    },
  };
}
