const HEADER = 44;
const ENTRY = 20;

/** Converts a WOFF font to TrueType by decompressing its tables. Any other file is returned unchanged. */
export async function ttfOfWoff(file: ArrayBuffer): Promise<ArrayBuffer> {
  const woff = new DataView(file);
  if (woff.getUint32(0) !== 0x774f4646) return file;
  const count = woff.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = HEADER + index * ENTRY;
      const packed = file.slice(woff.getUint32(entry + 4), woff.getUint32(entry + 4) + woff.getUint32(entry + 8));
      const length = woff.getUint32(entry + 12);
      const data = packed.byteLength < length ? await inflate(packed) : packed;
      return { tag: woff.getUint32(entry), checksum: woff.getUint32(entry + 16), data: new Uint8Array(data) };
    }),
  );
  return assemble(woff.getUint32(4), tables);
}

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Uint8Array;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

function assemble(flavor: number, tables: readonly Table[]): ArrayBuffer {
  const head = 12 + tables.length * 16;
  const bytes = new Uint8Array(head + tables.reduce((sum, { data }) => sum + padded(data.length), 0));
  const view = new DataView(bytes.buffer);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (tables.length - power) * 16);
  let offset = head;
  tables.forEach(({ tag, checksum, data }, index) => {
    const record = 12 + index * 16;
    view.setUint32(record, tag);
    view.setUint32(record + 4, checksum);
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, data.length);
    bytes.set(data, offset);
    offset += padded(data.length);
  });
  return bytes.buffer;
}

function inflate(packed: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).arrayBuffer();
}
