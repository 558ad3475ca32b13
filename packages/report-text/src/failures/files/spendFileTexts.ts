import type { Formats } from '../../format/index.ts';

/** Reasons why a file of monthly spend is refused, and how to correct it. */
export const spendFileTexts = {
  tooLarge: 'This file is too large: choose one with a line for each month.',
  openQuote: 'A quote in this file has no end.',
  empty: 'The file is empty: it needs a line for each month, such as 2025-09,500.',
  tooManyMonths: (max: number) => `The file has more than ${max} months.`,
  otherColumns: (line: number) =>
    `Line ${line}: expected two columns, month and amount. Put an amount that contains a comma in quotes.`,
  repeatedMonth: (line: number, before: number | undefined) =>
    `Line ${line}: this month is already on line ${before}. Add them up in one line.`,
  noMonth: (line: number, text: string) =>
    `Line ${line}: “${shortened(text)}” is not a month. Write it as 2025-09 or 09/2025.`,
  noAmount: (line: number, text: string) =>
    `Line ${line}: “${shortened(text)}” is not an amount. Write it as 1234.50, without a currency.`,
  tooMuch: ({ money }: Formats, line: number, max: number) => `Line ${line}: more than ${money(max)} in a month.`,
  twoDecimals: 'Some amounts have a decimal point and others a decimal comma. Use a point in all of them.',
  /** @param readings the two readings of the amount: first as a number with a separator for thousands, then as one with three decimals */
  twoReadings: ({ count, number }: Formats, line: number, amount: string, [whole, part]: readonly [number, number]) =>
    `Line ${line}: “${amount}” can be ${count(whole)} or ${number({ maximumFractionDigits: 3 })(part)} with three decimals. Write it without a separator for thousands, such as ${whole}.`,
  negative: (line: number, amount: string) =>
    `Line ${line}: “${amount}” is negative. Subtract a credit from the month that it is for, and enter what was paid for that month.`,
  otherCurrency: ({ currencyCode }: Formats, line: number, amount: string) =>
    `Line ${line}: “${amount}” is in another currency. The amounts of this report are in ${currencyCode}, and nothing is converted.`,
};

/** The beginning of a text, for sentences that quote it. */
const shortened = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
