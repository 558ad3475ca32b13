/** Only the reader knows how many tickets there are. */
export const COMPARE = 'Compare this number with your tracker: a file does not say whether a part of it is missing.';
