import type { Tables } from './sfnt.ts';

/**
 * Gives each character a glyph of its own. Fonts draw Latin a and Cyrillic а with one glyph, but a PDF finds the way back
 * from glyph to character by the glyph alone: without this, searching the file for 'Payments' would find nothing.
 */
export function withTwins(tables: Tables, glyphs: ReadonlyMap<number, number>): Map<number, number> {
  const outlines = readOutlines(tables);
  const metrics = readMetrics(tables, outlines.length);
  const taken = new Set<number>();
  const own = new Map<number, number>();
  for (const [code, glyph] of glyphs) {
    if (taken.has(glyph)) {
      own.set(code, outlines.length);
      outlines.push(outlines[glyph] ?? Buffer.alloc(0));
      metrics.push(metrics[glyph] ?? Buffer.alloc(4));
    } else {
      taken.add(glyph);
      own.set(code, glyph);
    }
  }
  writeGlyphs(tables, outlines, metrics);
  return own;
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`the font has no table ${tag}`);
  return found;
}

function readOutlines(tables: Tables): Buffer[] {
  const loca = table(tables, 'loca');
  const long = table(tables, 'head').readInt16BE(50) === 1;
  const at = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const count = table(tables, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, index) => table(tables, 'glyf').subarray(at(index), at(index + 1)));
}

function readMetrics(tables: Tables, count: number): Buffer[] {
  const hmtx = table(tables, 'hmtx');
  const full = table(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: count }, (_, index) => {
    if (index < full) return hmtx.subarray(index * 4, index * 4 + 4);
    const bearing = full * 4 + (index - full) * 2;
    return Buffer.concat([hmtx.subarray(full * 4 - 4, full * 4 - 2), hmtx.subarray(bearing, bearing + 2)]);
  });
}

function writeGlyphs(tables: Tables, outlines: readonly Buffer[], metrics: readonly Buffer[]): void {
  const padded = outlines.map((outline) => Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]));
  const loca = Buffer.alloc((padded.length + 1) * 4);
  let offset = 0;
  padded.forEach((outline, index) => {
    loca.writeUInt32BE(offset, index * 4);
    offset += outline.length;
  });
  loca.writeUInt32BE(offset, padded.length * 4);
  tables.set('glyf', Buffer.concat(padded)).set('loca', loca).set('hmtx', Buffer.concat(metrics));
  const patch = (tag: string, write: (copy: Buffer) => void) => {
    const copy = Buffer.from(table(tables, tag));
    write(copy);
    tables.set(tag, copy);
  };
  patch('head', (head) => head.writeInt16BE(1, 50));
  patch('maxp', (maxp) => maxp.writeUInt16BE(outlines.length, 4));
  patch('hhea', (hhea) => hhea.writeUInt16BE(outlines.length, 34));
}
