/** The first letters of a text. A part of a string keeps the whole in memory: what is cut is copied. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : new TextDecoder().decode(new TextEncoder().encode(text.slice(0, length)));
}
