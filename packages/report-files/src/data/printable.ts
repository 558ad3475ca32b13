/** Halves of surrogate pairs, with which `encodeURIComponent` throws, and control characters other than white space. */
const NOT_PRINTABLE = /[\p{Cs}\0-\u0008\v\f\u000E-\u001F\u007F-\u009F]/gu;

/** A text in which characters that cannot be shown are replaced by �. */
export function printable(text: string): string {
  return text.replaceAll(NOT_PRINTABLE, '\uFFFD');
}
