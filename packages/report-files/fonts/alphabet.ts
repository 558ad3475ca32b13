/** Inclusive ranges of code points that the shipped fonts cover. */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x0020, 0x007e], // Basic Latin
  [0x00a0, 0x017f], // Latin-1, Latin Extended-A
  [0x0192, 0x0192], // florin
  [0x01a0, 0x01b0], // Vietnamese horn letters
  [0x01cd, 0x01dc], // Pinyin
  [0x0218, 0x021b], // Romanian
  [0x0259, 0x0259], // Azerbaijani schwa
  [0x02c6, 0x02dd], // spacing accents
  [0x0370, 0x03ff], // Greek
  [0x0400, 0x045f], // Cyrillic: Slavic languages
  [0x0490, 0x04ff], // Cyrillic: Ukrainian ґ and the languages of Central Asia
  [0x1e80, 0x1ef9], // Welsh, capital ß, Vietnamese
  [0x2010, 0x2015], // hyphens and dashes
  [0x2018, 0x2026], // quotation marks, bullet, ellipsis
  [0x2030, 0x203a], // per mille, primes, guillemets
  [0x20ac, 0x20ac],
  [0x20b4, 0x20bf], // hryvnia, rupee, ruble, bitcoin
  [0x2116, 0x2122], // numero, trade mark
  [0x2190, 0x2193], // arrows
  [0x2212, 0x2212], // minus
  [0x2248, 0x2265], // ≈ ≠ ≤ ≥
];

/** Every character of the shipped fonts. */
export const ALPHABET: string = RANGES.map(([from, to]) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index)),
).join('');

/** The characters of large text: Basic Latin, Latin-1, dashes, minus. */
export const DISPLAY_ALPHABET: string = [...ALPHABET]
  .filter((character) => character <= '\u00ff' || '–—−’…'.includes(character))
  .join('');
