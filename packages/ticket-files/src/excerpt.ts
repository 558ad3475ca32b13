/** Maximum length of an excerpt, in characters. */
const MAX_LENGTH = 60;

/** A part of the file, shortened and on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
