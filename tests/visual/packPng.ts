import { crc32, deflateSync } from 'node:zlib';
import { channels } from './colors.ts';
import { PALETTE_SIZE } from './fitPalette.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUE_COLOR = 2;
const PALETTE = 3;

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Rows of samples, each after its filter byte. The filter 'none' compresses flat areas and repeated letters best. */
function rows(
  width: number,
  height: number,
  samples: number,
  put: (row: Buffer, x: number, at: number) => void,
): Buffer {
  const image = Buffer.alloc(height * (1 + width * samples));
  for (let y = 0; y < height; y += 1) {
    const row = image.subarray(y * (1 + width * samples) + 1);
    for (let x = 0; x < width; x += 1) put(row, x, y * width + x);
  }
  return image;
}

/**
 * A small PNG of opaque '0xAABBGGRR' pixels: with a palette if the colors fit into one, otherwise in true color.
 * @see https://www.w3.org/TR/png-3/
 */
export function packPng(width: number, height: number, pixels: Uint32Array): Buffer {
  const palette = [...new Set(pixels)];
  const indexed = palette.length <= PALETTE_SIZE;
  const index = new Map(palette.map((color, at) => [color, at]));
  const image = indexed
    ? rows(width, height, 1, (row, x, at) => row.writeUInt8(index.get(pixels[at] ?? 0) ?? 0, x))
    : rows(width, height, 3, (row, x, at) => row.set(channels(pixels[at] ?? 0), x * 3));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(indexed ? PALETTE : TRUE_COLOR, 9);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(indexed ? [chunk('PLTE', Buffer.from(palette.flatMap(channels)))] : []),
    chunk('IDAT', deflateSync(image, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
