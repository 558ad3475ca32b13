import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PaperColors } from '../pdf/PaperColors.ts';

const INK = '#1e1a16';

/** Uses one color for everything. */
export const colors: PaperColors = {
  chartBefore: INK,
  chartAfter: INK,
  chartGrid: INK,
  chartAxis: INK,
  hairline: INK,
  hairlineStrong: INK,
  surface: INK,
  text: INK,
  textSubtle: INK,
  textMuted: INK,
  accent: INK,
  accentSoft: INK,
  accentText: INK,
  surfaceSunken: INK,
  positive: INK,
  negative: INK,
  warning: INK,
};

/** Reads a font of the PDF from the disk. */
export async function loadFile(url: string): Promise<ArrayBuffer> {
  return Uint8Array.from(await readFile(join(import.meta.dirname, '../pdf/fonts', basename(url)))).buffer;
}
