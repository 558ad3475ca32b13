import type { FontFamily } from './families/FontFamily.ts';
import { isEastAsian } from './isEastAsian.ts';

/** A slice of a font family that has some of the requested characters. */
export interface FontSlice {
  readonly family: string;
  readonly url: string;
}

const japanese = async () => (await import('./families/japanese.ts')).japanese;
const korean = async () => (await import('./families/korean.ts')).korean;
const chinese = async () => (await import('./families/chinese.ts')).chinese;

/**
 * The font slices that cover `characters`. Characters that no family covers are ignored. Han characters look different
 * in each language, so the scripts in `text` determine which family is tried first.
 */
export async function eastAsianFonts(text: string, characters: readonly string[]): Promise<FontSlice[]> {
  const slices = new Map<string, FontSlice>();
  let open = characters.filter(isEastAsian).map((character) => character.codePointAt(0) ?? 0);
  for (const load of inOrderFor(text)) {
    if (open.length === 0) break;
    const family = await load();
    const readers = sliceReaders(family);
    open = open.filter((code) => {
      const slice = readers.find(({ has }) => has(code));
      if (slice !== undefined) slices.set(slice.url, { family: `${family.name} ${slice.number}`, url: slice.url });
      return slice === undefined;
    });
  }
  return [...slices.values()];
}

function inOrderFor(text: string) {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [japanese, korean, chinese];
  if (/\p{Script=Hangul}/u.test(text)) return [korean, chinese, japanese];
  return [chinese, japanese, korean];
}

function sliceReaders({ ranges, urls }: FontFamily) {
  const addresses = Object.entries(urls);
  return Object.entries(ranges).flatMap(([name, text]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1];
    const url = addresses.find(([path]) => path.endsWith(`-${number}-400-normal.woff`))?.[1];
    if (number === undefined || url === undefined) return [];
    return [{ number, url, has: reader(text) }];
  });
}

/** Whether a code point is in a list like 'U+4e00-4e02,U+5b89'. */
function reader(text: string): (code: number) => boolean {
  const spans = text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (code) => spans.some(([from, to]) => code >= from && code <= to);
}
