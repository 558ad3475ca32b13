const SIGNS = new Map([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
]);

/** The currency that a sign usually stands for. */
export const currencyOfSign = (sign: string): string | undefined => SIGNS.get(sign);
