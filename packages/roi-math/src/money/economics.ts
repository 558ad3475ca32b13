import type { Economics } from '@roi-insight/contracts';

/** 25 seats at $20 per month; half of the freed time becomes output. Nothing was entered yet. */
export const defaultEconomics: Economics = {
  seats: 25,
  pricePerSeatMonth: 20,
  realisationRate: 0.5,
  spend: [],
  touched: [],
  enteredEngineerCost: null,
};
