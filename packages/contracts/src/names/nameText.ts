/** Maximum length of the name of a company or project, in characters. */
export const MAX_NAME_LENGTH = 80;

/**
 * Characters that are not shown, other than white space: control characters, direction marks, halves of surrogate pairs, and � for such a character.
 * Some scripts need the two joiners.
 */
const HIDDEN = /(?![\u200C\u200D\s])[\uFFFD\p{C}]/gu;

/** A name as it is shown: one line of at most {@link MAX_NAME_LENGTH} visible characters. Empty if nothing is left. */
export const nameText = (text: string): string =>
  [...text.replaceAll(HIDDEN, '').replaceAll(/\s+/g, ' ').trim()].slice(0, MAX_NAME_LENGTH).join('').trim();
