/**
 * Control characters other than white space, overrides of the reading direction, which would reverse the text after them, and halves of surrogate
 * pairs, which make `encodeURIComponent` throw.
 */
const NOT_PRINTABLE = /\p{Cs}|(?![\t\n\r])\p{Cc}|[\u202D\u202E]/gu;

/** Replaces characters that cannot be shown with �. */
export function printable(text: string): string {
  return text.replaceAll(NOT_PRINTABLE, '\uFFFD');
}
