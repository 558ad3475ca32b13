import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { ALPHABET, DISPLAY_ALPHABET } from './alphabet.ts';
import { cmapTable, readTables, writeTables } from './sfnt.ts';
import { withUniqueGlyphs } from './uniqueGlyphs.ts';

/**
 * Builds the fonts of the PDF: Inter, reduced to the characters of `alphabet.ts`. jsPDF does not support font features,
 * so the character variants used on screen (single-story a, round quotes) and tabular figures are built in.
 */
const FONTS = [
  { source: 'web/Inter-Regular.woff2', target: 'inter-regular.ttf', alphabet: ALPHABET },
  { source: 'web/Inter-SemiBold.woff2', target: 'inter-semibold.ttf', alphabet: ALPHABET },
  { source: 'display/InterDisplay-SemiBold.woff2', target: 'inter-display.ttf', alphabet: DISPLAY_ALPHABET },
];

const feature = (tag: string) => new hb.Feature(tag, 1);
const LETTERS = [feature('cv11'), feature('ss03')];
const DIGITS = [feature('tnum')];

/** Tables that a PDF does not need: layout rules, signatures, names of instances. */
const DROPPED = ['GSUB', 'GPOS', 'GDEF', 'STAT', 'DSIG', 'meta'];

const packageFolder = join(createRequire(import.meta.url).resolve('inter-ui/package.json'), '..');
const targetFolder = join(import.meta.dirname, '../src/pdf/fonts');

/** The glyph of each character, with the font features for digits or letters. Characters without a glyph are left out. */
function glyphsOf(font: Buffer, alphabet: string): Map<number, number> {
  const shaped = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(font).buffer)));
  const glyphs = new Map<number, number>();
  for (const character of alphabet) {
    const buffer = new hb.Buffer();
    buffer.addText(character);
    buffer.guessSegmentProperties();
    hb.shape(shaped, buffer, /\d/.test(character) ? DIGITS : LETTERS);
    const [glyph, ...more] = buffer.getGlyphInfos();
    const code = character.codePointAt(0);
    if (glyph !== undefined && more.length === 0 && glyph.codepoint !== 0 && code !== undefined) {
      glyphs.set(code, glyph.codepoint);
    }
  }
  return glyphs;
}

for (const { source, target, alphabet } of FONTS) {
  const font = await subsetFont(readFileSync(join(packageFolder, source)), '', {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const glyphs = glyphsOf(font, alphabet);
  const tables = readTables(font);
  const baked = writeTables(tables.set('cmap', cmapTable(withUniqueGlyphs(tables, glyphs))));
  const small = await subsetFont(baked, String.fromCodePoint(...glyphs.keys()), {
    targetFormat: 'truetype',
    noHinting: true,
    noLayoutClosure: true,
    dropTables: DROPPED,
  });
  writeFileSync(join(targetFolder, target), small);
  const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `${target}: ${glyphs.size} characters, ${size(small.length)}, ${size(gzipSync(small, { level: 9 }).length)} gz`,
  );
}
copyFileSync(join(packageFolder, 'LICENSE.txt'), join(targetFolder, 'LICENSE.txt'));
