const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** JavaScript always copies shorter substrings. */
const MIN_SHARED = 13;

/** Copies a text, because a substring keeps a whole piece of the file in memory. */
export function copyOf(text: string): string {
  return text.length < MIN_SHARED ? text : decoder.decode(encoder.encode(text));
}
