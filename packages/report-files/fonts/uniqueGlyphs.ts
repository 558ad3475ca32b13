import type { Tables } from './sfnt.ts';

/**
 * Gives each character its own glyph. Fonts share one glyph between Latin a and Cyrillic а, but a PDF maps glyphs back to characters by the glyph
 * alone. If characters shared glyphs, searching the file for 'Payments' would find nothing.
 */
export function withUniqueGlyphs(tables: Tables, glyphs: ReadonlyMap<number, number>): Map<number, number> {
  const outlines = readOutlines(tables);
  const metrics = readMetrics(tables, outlines.length);
  const taken = new Set<number>();
  const unique = new Map<number, number>();
  for (const [code, glyph] of glyphs) {
    if (taken.has(glyph)) {
      unique.set(code, outlines.length);
      outlines.push(outlines[glyph] ?? Buffer.alloc(0));
      metrics.push(metrics[glyph] ?? Buffer.alloc(4));
    } else {
      taken.add(glyph);
      unique.set(code, glyph);
    }
  }
  writeGlyphs(tables, outlines, metrics);
  return unique;
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`The font has no table ${tag}.`);
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
