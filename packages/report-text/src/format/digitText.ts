/**
 * A text from `Intl`, for use in an English sentence. In English text, digits other than 0 to 9 count as right to left,
 * so that "1 = 2" would be displayed as "2 = 1". Marks on both sides (U+200E) prevent that.
 */
export function digitText(text: string): string {
  return text
    .replaceAll(/[\u061c\u200e\u200f]/g, '')
    .replaceAll(/[^\P{Nd}0-9]+(?:[٫٬.,:][^\P{Nd}0-9]+)*٪?/gu, '\u200e$&\u200e');
}

/** Like {@link digitText} for a number, with a true minus sign (U+2212). */
export const numberText = (text: string): string => digitText(text.replace('-', '\u2212'));
