/** Maximum length of the name of a company or project, in characters. */
export const MAX_NAME_LENGTH = 80;

/** Control characters, direction marks, halves of surrogate pairs and � for such a character. Some scripts need the two joiners. */
const HIDDEN = /(?![\u200C\u200D])[\uFFFD\p{C}\p{Zl}\p{Zp}]/gu;

/** A name as it is shown: one line of at most {@link MAX_NAME_LENGTH} visible characters. Empty if nothing is left. */
export const nameText = (text: string): string =>
  [...text.replaceAll(/\s+/g, ' ').replaceAll(HIDDEN, '').trim()].slice(0, MAX_NAME_LENGTH).join('').trim();
