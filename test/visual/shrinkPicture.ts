import { commands } from 'vitest/browser';
import { COLOUR_TYPE_AT, encodePicture, INDEXED } from './encodePicture.js';

/** Compresses a new reference to about a quarter of its size. Compressed ones stay unchanged. */
export async function shrinkPicture(path: string): Promise<void> {
  const source = `data:image/png;base64,${await commands.readFile(path, 'base64')}`;
  const file = await (await fetch(source)).blob();
  if (new Uint8Array(await file.arrayBuffer())[COLOUR_TYPE_AT] === INDEXED) return;
  const image = await createImageBitmap(file);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, image.width, image.height);
  if (!pixels)
    throw new Error(`Merchantry: expected a picture that can be drawn, but got: ${path}`);
  await commands.writeFile(path, toBase64(await encodePicture(pixels)), 'base64');
}

const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
