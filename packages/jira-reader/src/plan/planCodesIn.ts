import { PLAN_MARK } from '@roi-insight/contracts';

/**
 * Number of digits of neighboring words or dates that may touch a code, such as "de" of the word "code". Two codes that share the other 40 digits cannot
 * be found.
 */
const MAX_TOUCHING = 24;

/** A code of 64 digits, or more digits beside the mark `|` of a known code than a word or date has: another code may overlap the known one. */
const ANOTHER = new RegExp(`[0-9a-f]{64}|\\|[0-9a-f]{${MAX_TOUCHING + 1}}|[0-9a-f]{${MAX_TOUCHING + 1}}\\|`);

/**
 * What texts register: nothing, because no text contains `roi-plan`; this code alone; this code among several codes; or at most other codes. A code counts
 * in any spelling: in groups, with invisible characters, in capital or wide letters, or beside a word. At most one code of the same texts is ever 'one'.
 */
export function planCodesIn(texts: readonly string[], hash: string): 'unmarked' | 'one' | 'several' | 'others' {
  if (!texts.some((text) => text.toLowerCase().includes(PLAN_MARK))) return 'unmarked';
  const rests = texts.map((text) => plain(text).replaceAll(hash, '|'));
  if (!rests.some((text) => text.includes('|'))) return 'others';
  return rests.some((text) => ANOTHER.test(text)) ? 'several' : 'one';
}

/** The letters and digits of a text. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
