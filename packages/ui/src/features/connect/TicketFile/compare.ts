/** Only the reader knows how many tickets there are. */
export const COMPARE = 'Compare this number with your tracker. A file doesn’t show whether tickets are missing.';
