/** The cost of an engineer per year, and of a seat per month. */
export interface DemoAmounts {
  readonly cost: number;
  readonly price: number;
}

const USD: DemoAmounts = { cost: 100_000, price: 20 };

/**
 * Round amounts that are plausible in a currency, so that a demo does not start with ¥100,000 a year. They are not
 * exchange rates.
 */
const AMOUNTS: Readonly<Record<string, DemoAmounts>> = {
  USD,
  EUR: { cost: 80_000, price: 20 },
  GBP: { cost: 75_000, price: 16 },
  CHF: { cost: 140_000, price: 18 },
  JPY: { cost: 10_000_000, price: 3_000 },
  INR: { cost: 3_000_000, price: 1_700 },
  BRL: { cost: 240_000, price: 110 },
  CAD: { cost: 120_000, price: 28 },
  AUD: { cost: 150_000, price: 30 },
  SEK: { cost: 800_000, price: 200 },
  DKK: { cost: 750_000, price: 140 },
  PLN: { cost: 250_000, price: 80 },
  EGP: { cost: 900_000, price: 1_000 },
};

/** The default amounts of a demo in a currency; amounts in dollars if the currency is not common. */
export const demoAmounts = (currency: string): DemoAmounts => AMOUNTS[currency] ?? USD;
