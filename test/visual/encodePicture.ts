const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const MAX_COLOURS = 256;
/** Pixels of a colour that is deliberate: the comparison looks for it. */
const SURFACE = 200;
/** Indexed colour (PNG, section 11.2.1). */
export const INDEXED = 3;
/** Offset of the colour type in a PNG file. */
export const COLOUR_TYPE_AT = 25;

interface Pixels {
  width: number;
  height: number;
  /** Four bytes per pixel; opaque. */
  data: Uint8ClampedArray;
}

/** A PNG file with at most 256 colours: surfaces exactly, every other pixel in a similar colour. */
export async function encodePicture({ width, height, data }: Pixels): Promise<Uint8Array> {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const { palette, indexOf } = chooseColours(pixels);
  const lines = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      lines[y * (width + 1) + 1 + x] = indexOf.get(pixels[y * width + x] ?? 0) ?? 0;
    }
  }
  const header = new Uint8Array([...bigEndian(width), ...bigEndian(height), 8, INDEXED, 0, 0, 0]);
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', new Uint8Array(palette.flat())),
    chunk('IDAT', await deflate(lines)),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array([SIGNATURE, ...chunks].flatMap((bytes) => [...bytes]));
}

interface Colour {
  colour: number;
  channels: number[];
  /** A pixel of a letter's edge may deviate more than a surface. */
  weight: number;
  /** The nearest chosen colour, and its distance. */
  index: number;
  distance: number;
}

/** Repeatedly picks the colour farthest from all chosen ones, which limits the largest error. */
function chooseColours(pixels: Uint32Array) {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colours = [...counts].map(([colour, count]): Colour => {
    const weight = count < SURFACE ? Math.min(4, Math.cbrt(count)) : 7;
    return { colour, channels: channels(colour), weight, index: 0, distance: 255 };
  });
  const palette: number[][] = [];
  while (palette.length < Math.min(MAX_COLOURS, colours.length)) {
    const next = colours.reduce((far, one) => (offBy(one) > offBy(far) ? one : far));
    const index = palette.push(next.channels) - 1;
    for (const other of colours) {
      const distance = Math.max(
        ...other.channels.map((value, at) => Math.abs(value - (next.channels[at] ?? 0))),
      );
      if (distance < other.distance) Object.assign(other, { index, distance });
    }
  }
  return { palette, indexOf: new Map(colours.map(({ colour, index }) => [colour, index])) };
}

const offBy = ({ weight, distance }: Colour) => weight * distance;

const channels = (colour: number) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = new Uint8Array([...new TextEncoder().encode(type), ...data]);
  return new Uint8Array([...bigEndian(data.length), ...body, ...bigEndian(checksum(body))]);
}

const bigEndian = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** CRC-32 as PNG has it (annex D). */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
