import { inflateSync } from 'node:zlib';
import type { Picture } from './colors.ts';

/** Length of the file's signature in bytes. */
const SIGNATURE = 8;
/** Length of a chunk's length field in bytes. */
const LENGTH = 4;
/** Length of a chunk's length field and name together, in bytes. */
const HEAD = 8;
/** Length of a chunk's checksum in bytes. */
const CHECKSUM = 4;

const TRUE_COLOR = 2;
const PALETTE = 3;
const OPAQUE = 0xff_00_00_00;

/** Filters of a row: stored directly, or as the difference from the row above. */
const [NONE, UP] = [0, 2];

/**
 * Reads the kinds of PNG that `packPng` and Chromium (optimized for speed) write: opaque, 8 bits a channel. pngjs reads
 * every kind, but takes three times as long, and all stories together have two thousand pictures.
 * @throws Error for other kinds
 * @see https://www.w3.org/TR/png-3/
 */
export function readPng(file: Buffer): Picture {
  const chunks: Record<string, Buffer> = {};
  for (let at = SIGNATURE; at < file.length;) {
    const end = at + HEAD + file.readUInt32BE(at);
    const name = file.toString('latin1', at + LENGTH, at + HEAD);
    const body = file.subarray(at + HEAD, end);
    chunks[name] = name in chunks ? Buffer.concat([chunks[name] ?? body, body]) : body;
    at = end + CHECKSUM;
  }
  const { IHDR: header, IDAT: packed, PLTE: palette } = chunks;
  if (header === undefined || packed === undefined) throw new Error('This is not a whole PNG.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, kind, , , interlaced] = header.subarray(8);
  const isKnown = kind === TRUE_COLOR || (kind === PALETTE && palette !== undefined);
  if (!isKnown || depth !== 8 || interlaced !== 0 || 'tRNS' in chunks) {
    throw new Error('A PNG of this kind is not read here.');
  }
  const bytes = inflateSync(packed, { chunkSize: 1 << 20 });
  const stride = 1 + width * (kind === PALETTE ? 1 : 3);
  if (bytes.length !== stride * height) throw new Error('A PNG has other bytes than its size says.');
  const pixels = new Uint32Array(width * height);
  const colors = kind === PALETTE ? paletteColors(palette ?? header) : undefined;
  for (let y = 0; y < height; y += 1) {
    const filter = bytes[y * stride];
    if (filter !== NONE && (filter !== UP || colors !== undefined)) throw new Error('A PNG filter is not read here.');
    const row = pixels.subarray(y * width, (y + 1) * width);
    if (colors !== undefined) readIndexes(row, bytes, y * stride + 1, colors);
    else readColors(row, bytes, y * stride + 1, filter === UP && y > 0 ? stride : 0);
  }
  return { width, height, data: new Uint8Array(pixels.buffer) };
}

/** The color of each entry of the palette, as '0xAABBGGRR'. */
function paletteColors(palette: Buffer): Uint32Array {
  return Uint32Array.from({ length: palette.length / 3 }, (_, index) => OPAQUE | palette.readUIntLE(index * 3, 3));
}

// Loops are faster than callbacks, and all pictures together have half a billion pixels.

function readIndexes(row: Uint32Array, bytes: Buffer, start: number, colors: Uint32Array): void {
  for (let x = 0; x < row.length; x += 1) row[x] = colors[bytes[start + x] ?? 0] ?? 0;
}

/** Reads a row. `above` is the distance in bytes to the decoded row above; 0 for a row that is stored directly. */
function readColors(row: Uint32Array, bytes: Buffer, start: number, above: number): void {
  for (let x = 0; x < row.length; x += 1) {
    const at = start + x * 3;
    let [red, green, blue] = [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0];
    if (above > 0) {
      red = bytes[at] = (red + (bytes[at - above] ?? 0)) & 0xff;
      green = bytes[at + 1] = (green + (bytes[at + 1 - above] ?? 0)) & 0xff;
      blue = bytes[at + 2] = (blue + (bytes[at + 2 - above] ?? 0)) & 0xff;
    }
    row[x] = OPAQUE | (blue << 16) | (green << 8) | red;
  }
}
