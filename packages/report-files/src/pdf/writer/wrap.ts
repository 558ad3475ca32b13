/** Scripts in which a line may break between any two characters. */
const ANYWHERE =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u3000-\\u303f\\uff00-\\uffef';

/** Whitespace that allows a line break. No-break spaces do not, because they belong to a word. */
const BREAKS = '\\t-\\r\\u0020\\u1680\\u2000-\\u2006\\u2008-\\u200a\\u2028\\u2029\\u205f';

/**
 * Parts of a text with possible line breaks between them: words with the whitespace after them, and single East Asian
 * characters.
 */
const PIECES = new RegExp(`[${ANYWHERE}]\\s*|[^${BREAKS}${ANYWHERE}]+[${BREAKS}]*|[${BREAKS}]+`, 'gu');

/** Breaks text into lines of at most `width`, in the unit of `measure`. A word that is wider than a line is broken between any two characters. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (part: string) => measure(part.trimEnd()) <= width;
  for (const piece of text.match(PIECES) ?? ['']) {
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = piece;
    while (!fits(line) && [...line.trimEnd()].length > 1) {
      const fitting = longestFitting([...line], width, measure);
      lines.push(fitting);
      line = line.slice(fitting.length);
    }
  }
  return [...lines, line.trimEnd()];
}

/** The longest prefix that fits, of at least one character. */
function longestFitting(characters: readonly string[], width: number, measure: (text: string) => number): string {
  let low = 1;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(characters.slice(0, middle).join('')) > width) high = middle - 1;
    else low = middle;
  }
  return characters.slice(0, low).join('');
}
