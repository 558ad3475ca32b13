import type { ReportPdfEffects } from '../ReportPdf.ts';
import { UnsupportedCharactersError } from '../UnsupportedCharactersError.ts';
import display from './inter-display.ttf?url';
import regular from './inter-regular.ttf?url';
import semibold from './inter-semibold.ttf?url';
import type { FontRegistry } from './FontRegistry.ts';
import { ttfOfWoff } from './ttfOfWoff.ts';

const OWN = [
  { weight: 'regular', url: regular },
  { weight: 'semibold', url: semibold },
  { weight: 'display', url: display },
] as const;

type Effects = Pick<ReportPdfEffects, 'loadFile' | 'signal'>;

/**
 * Loads the shipped fonts, and the East Asian fonts that `texts` need. Returns the symbols that no font covers.
 * @throws {UnsupportedCharactersError} if no font covers a letter or digit
 * @throws any error of `loadFile`
 */
export async function loadFonts(
  fonts: FontRegistry,
  texts: readonly string[],
  { loadFile, signal }: Effects,
): Promise<string[]> {
  const files = await Promise.all(OWN.map(({ url }) => loadFile(url, signal)));
  OWN.forEach(({ weight }, index) => {
    const file = files[index];
    if (file !== undefined) fonts.addOwn(weight, file);
  });
  const text = texts.join('');
  if (fonts.missing(text).length > 0) await loadOthers(fonts, text, { loadFile, signal });
  const missing = fonts.missing(text);
  const letters = missing.filter((character) => /[\p{L}\p{Mn}\p{Mc}\p{N}]/u.test(character));
  if (letters.length > 0) throw new UnsupportedCharactersError(letters);
  return missing;
}

async function loadOthers(fonts: FontRegistry, text: string, { loadFile, signal }: Effects): Promise<void> {
  const { eastAsianFonts } = await import('./eastAsianFonts.ts');
  const load = (url: string) => loadFile(url, signal);
  const others = await eastAsianFonts(text, fonts.missing(text), load);
  const files = await Promise.all(others.map(async ({ url }) => ttfOfWoff(await load(url))));
  others.forEach(({ family }, index) => {
    const file = files[index];
    if (file !== undefined) fonts.addOther(family, file);
  });
}
