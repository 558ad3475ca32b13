/** Halves of surrogate pairs, with which `encodeURIComponent` throws, and control characters other than white space. */
const NOT_PRINTABLE = /\p{Cs}|(?![\t\n\r])\p{Cc}/gu;

/** A text in which characters that cannot be shown are replaced by �. */
export function printable(text: string): string {
  return text.replaceAll(NOT_PRINTABLE, '\uFFFD');
}
