import type { ReportPdfEffects } from '../ReportPdf.ts';
import { UnwritableTextError } from '../UnwritableTextError.ts';
import display from './inter-display.ttf?url';
import regular from './inter-regular.ttf?url';
import semibold from './inter-semibold.ttf?url';
import { eastAsianFonts } from './eastAsianFonts.ts';
import type { FontBook } from './FontBook.ts';
import { ttfOfWoff } from './ttfOfWoff.ts';

const OWN = [
  { weight: 'regular', url: regular },
  { weight: 'semibold', url: semibold },
  { weight: 'display', url: display },
] as const;

type Effects = Pick<ReportPdfEffects, 'loadFile' | 'signal'>;

/**
 * Loads the report's own fonts, and those that `words` need besides. Returns the symbols that stay without a font.
 * @throws {UnwritableTextError} when letters are left that no font has
 */
export async function loadFonts(
  fonts: FontBook,
  words: readonly string[],
  { loadFile, signal }: Effects,
): Promise<string[]> {
  const files = await Promise.all(OWN.map(({ url }) => loadFile(url, signal)));
  OWN.forEach(({ weight }, index) => {
    const file = files[index];
    if (file !== undefined) fonts.addOwn(weight, file);
  });
  const text = words.join('');
  if (fonts.missing(text).length > 0) await loadOthers(fonts, text, { loadFile, signal });
  const missing = fonts.missing(text);
  const letters = missing.filter((character) => /[\p{L}\p{Mn}\p{Mc}\p{N}]/u.test(character));
  if (letters.length > 0) throw new UnwritableTextError(letters);
  return missing;
}

async function loadOthers(fonts: FontBook, text: string, { loadFile, signal }: Effects): Promise<void> {
  const others = await eastAsianFonts(text, fonts.missing(text));
  const files = await Promise.all(others.map(async ({ url }) => ttfOfWoff(await loadFile(url, signal))));
  others.forEach(({ family }, index) => {
    const file = files[index];
    if (file !== undefined) fonts.addOther(family, file);
  });
}
