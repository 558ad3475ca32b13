import type { ReportPdfEffects } from '../ReportPdf.ts';
import { eastAsianFamilies, type FontFamily } from './eastAsianFamilies.ts';
import { isEastAsian } from './isEastAsian.ts';

/** A slice of a font family with some of the requested characters. */
export interface FontSlice {
  readonly family: string;
  readonly url: string;
}

type LoadFile = (url: string) => ReturnType<ReportPdfEffects['loadFile']>;

/**
 * The font slices that cover `characters`. Characters without a family are ignored. Han characters look different in
 * each language, so the scripts in `text` decide which family is tried first.
 * @throws any error of `loadFile`
 */
export async function eastAsianFonts(
  text: string,
  characters: readonly string[],
  loadFile: LoadFile,
): Promise<FontSlice[]> {
  const slices = new Map<string, FontSlice>();
  let open = characters.filter(isEastAsian).map((character) => character.codePointAt(0) ?? 0);
  for (const family of inOrderFor(text)) {
    if (open.length === 0) break;
    const readers = sliceReaders(family, await textOf(family.rangesUrl, loadFile));
    open = open.filter((code) => {
      const slice = readers.find(({ has }) => has(code));
      if (slice !== undefined) slices.set(slice.url, { family: `${family.name} ${slice.number}`, url: slice.url });
      return slice === undefined;
    });
  }
  return [...slices.values()];
}

function inOrderFor(text: string): readonly FontFamily[] {
  const { japanese, korean, chinese } = eastAsianFamilies;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [japanese, korean, chinese];
  if (/\p{Script=Hangul}/u.test(text)) return [korean, chinese, japanese];
  return [chinese, japanese, korean];
}

async function textOf(url: string, loadFile: LoadFile): Promise<string> {
  return new TextDecoder().decode(await loadFile(url));
}

/**
 * @param json a file of ranges, whose keys are slices such as `[3]`
 * @throws if `json` is not JSON
 */
function sliceReaders({ urls }: FontFamily, json: string) {
  const addresses = Object.entries(urls);
  const ranges: Readonly<Record<string, string>> = JSON.parse(json);
  return Object.entries(ranges).flatMap(([name, spans]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1];
    if (number === undefined) return [];
    const url = addresses.find(([path]) => path.endsWith(`-${number}-400-normal.woff`))?.[1];
    return url === undefined ? [] : [{ number, url, has: reader(spans) }];
  });
}

/** Returns a function that checks whether a code point is in a list like 'U+4e00-4e02,U+5b89'. */
function reader(text: string): (code: number) => boolean {
  const spans = text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (code) => spans.some(([from, to]) => code >= from && code <= to);
}
