import type { Formats } from '../format/index.ts';

/** The words of the editor of cost, seats, price and the share of saved time. */
export const assumptionTexts = {
  consequence: ({ moneyWords }: Formats) =>
    `All ${moneyWords.amount}s will be recalculated. Hours and tickets do not change.`,
  cost: 'Salary, taxes, benefits and overhead of one engineer.',
  seats: 'One per team member.',
  price: 'From your invoice.',
  realization: '30 is cautious, 80 is optimistic.',
  readAs: ({ cents }: Formats, amount: number) => `Read as ${cents(amount)}.`,
} as const;
