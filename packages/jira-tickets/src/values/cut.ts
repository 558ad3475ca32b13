/** The beginning of a text. It is copied, because a substring keeps the whole string in memory. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : new TextDecoder().decode(new TextEncoder().encode(text.slice(0, length)));
}
