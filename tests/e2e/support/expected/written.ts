export const number = (digits: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The dashboard's number formats, with a typographic minus sign. */
export const written = {
  whole: (value: number) => signed(number(0).format(value)),
  percent: (value: number) => signed(`${number(1).format(value)}%`),
  hours: (value: number) => signed(`${number(1).format(value)}h`),
  dollars: (value: number) => signed(money(value, 0)),
  cents: (value: number) => signed(money(value, 2)),
};

const money = (value: number, digits: number) => `${value < 0 ? '-' : ''}$${number(digits).format(Math.abs(value))}`;
const signed = (text: string) => text.replace('-', '\u2212');
