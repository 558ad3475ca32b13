/** The first letters of a text. A part of a string keeps the whole in memory: what is cut is copied. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : Buffer.from(text.slice(0, length)).toString();
}
