/** An SFNT (TrueType) file as its tables, in file order. */
export type Tables = Map<string, Buffer>;

const TRUETYPE = 0x00010000;
const HEADER = 12;
const RECORD = 16;

export function readTables(file: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const record = HEADER + index * RECORD;
    const start = file.readUInt32BE(record + 8);
    const tag = file.toString('latin1', record, record + 4);
    tables.set(tag, file.subarray(start, start + file.readUInt32BE(record + 12)));
  }
  return tables;
}

export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(HEADER + sorted.length * RECORD);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  header.writeUInt32BE(TRUETYPE, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((sorted.length - power) * 16, 10);
  const bodies: Buffer[] = [];
  let offset = header.length;
  sorted.forEach(([tag, data], index) => {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    const record = HEADER + index * RECORD;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(padded), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(data.length, record + 12);
    offset += padded.length;
    bodies.push(padded);
  });
  return Buffer.concat([header, ...bodies]);
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}

/** A `cmap` table with one subtable of format 4 (Windows, Unicode BMP), one segment for each run of neighboring code points. */
export function cmapTable(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments = segmentsOf(glyphs);
  const count = segments.length + 1;
  const length = 16 + count * 8;
  const table = Buffer.alloc(12 + length);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(1, 6);
  table.writeUInt32BE(12, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = [4, length, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2];
  head.forEach((value, index) => table.writeUInt16BE(value, 12 + index * 2));
  const columns = 12 + 14;
  [...segments, { from: 0xffff, to: 0xffff, glyph: 0 }].forEach(({ from, to, glyph }, index) => {
    table.writeUInt16BE(to, columns + index * 2);
    table.writeUInt16BE(from, columns + count * 2 + 2 + index * 2);
    table.writeUInt16BE((glyph - from + 0x10000) & 0xffff, columns + count * 4 + 2 + index * 2);
  });
  return table;
}

interface Segment {
  readonly from: number;
  to: number;
  readonly glyph: number;
}

function segmentsOf(glyphs: ReadonlyMap<number, number>): Segment[] {
  const segments: Segment[] = [];
  for (const [code, glyph] of [...glyphs].toSorted(([a], [b]) => a - b)) {
    const last = segments.at(-1);
    if (last !== undefined && code === last.to + 1 && glyph === last.glyph + (code - last.from)) last.to = code;
    else segments.push({ from: code, to: code, glyph });
  }
  return segments;
}
