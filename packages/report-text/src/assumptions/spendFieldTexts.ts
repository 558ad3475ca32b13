import type { Formats } from '../format/index.ts';

/** The words of the field for a file of monthly spend. */
export const spendFieldTexts = {
  choose: 'Choose a CSV file',
  reading: 'Reading the file',
  /** An example follows this text, and `effect` follows the example. */
  line: ({ moneyWords }: Formats) => `One line per month in ${moneyWords.currency}, e.g. `,
  effect: '. Replaces seats × price. The file stays in your browser.',
} as const;
