/** Pixels in the format of a screenshot: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** The channels of a color. */
export function channels(color: number): [red: number, green: number, blue: number] {
  return [color & 0xff, (color >>> 8) & 0xff, (color >>> 16) & 0xff];
}

/** The opaque color of three channels. */
export function colorOf(red: number, green: number, blue: number): number {
  return ((0xff << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/**
 * '0xAABBGGRR' of every pixel. A view of the picture's memory on little-endian machines, because a page has millions of
 * pixels.
 */
export function colors({ data }: Picture): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}
