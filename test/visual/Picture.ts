/** A decoded picture: four bytes a pixel, row by row. */
export interface Picture {
  metadata: { width: number; height: number };
  data: Uint8Array | Uint8ClampedArray;
}
