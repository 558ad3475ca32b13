/** Control characters other than white space, and halves of surrogate pairs, which make `encodeURIComponent` throw. */
const NOT_PRINTABLE = /\p{Cs}|(?![\t\n\r])\p{Cc}/gu;

/** Replaces characters that cannot be shown with �. */
export function printable(text: string): string {
  return text.replaceAll(NOT_PRINTABLE, '\uFFFD');
}
