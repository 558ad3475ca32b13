/** Characters of right-to-left scripts, and marks that count as such a character. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Invisible characters that change the direction of the text after them, or end the isolate around them. */
const EMBEDDINGS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A name for use in a sentence, where `<bdi>` is not possible. Without the two invisible isolate characters, digits after
 * a right-to-left name would be displayed before it.
 */
export function bidiIsolate(name: string): string {
  const plain = name.replaceAll(EMBEDDINGS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
