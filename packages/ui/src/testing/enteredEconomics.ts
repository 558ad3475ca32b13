import type { Economics } from '@roi-insight/contracts';

/** Economics with every input entered by the reader. */
export const enteredEconomics: Economics = {
  seats: 40,
  pricePerSeatMonth: 39,
  realisationRate: 0.4,
  spend: [],
  touched: ['seats', 'price', 'realization'],
  enteredEngineerCost: 100_000,
};
