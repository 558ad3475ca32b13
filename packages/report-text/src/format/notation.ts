/** How amounts, numbers and dates are written. */
export interface Notation {
  /** ISO 4217 code of the currency in which amounts are displayed. Nothing is converted. */
  readonly currency: string;
  /** BCP 47 tag of the locale in which numbers and dates are written. Words stay English. */
  readonly locale: string;
}

let current: Notation = { currency: 'USD', locale: 'en-US' };

/**
 * Sets the notation of everything that is written from now on. A page has one, as it has one language: `BrandProvider`
 * sets it for the screen, and each writer of a file for its brand. Handing it to each of the two hundred sentences
 * instead would tell all of them something that only the formats here need.
 */
export function setNotation({ currency, locale }: Notation): void {
  if (currency !== current.currency || locale !== current.locale) current = { currency, locale };
}

/** What `write` makes in another notation than the page's: a specimen of another page. */
export function writtenIn<Made>(notation: Notation, write: () => Made): Made {
  const outer = current;
  setNotation(notation);
  try {
    return write();
  } finally {
    current = outer;
  }
}

/** What depends on the notation: made when it is asked for, and made again after the notation changed. */
export function inNotation<Made>(make: (notation: Notation) => Made): () => Made {
  let last: { readonly notation: Notation; readonly made: Made } | undefined;
  return () => {
    if (last?.notation !== current) last = { notation: current, made: make(current) };
    return last.made;
  };
}

/**
 * What `Intl` wrote, legible within English: digits other than ours count as right to left in the midst of it, so that
 * "1 = 2" would be displayed as "2 = 1". Marks on both sides (U+200E) prevent that.
 */
export function legible(text: string): string {
  return text
    .replaceAll(/[\u061c\u200e\u200f]/g, '')
    .replaceAll(/[^\P{Nd}0-9]+(?:[٫٬.,:][^\P{Nd}0-9]+)*٪?/gu, '\u200e$&\u200e');
}

/** A number that `Intl` wrote, with a true minus sign (U+2212). */
export const numberText = (text: string): string => legible(text.replace('-', '\u2212'));
