import { type Economics, readCurrency, readLocale } from '@roi-insight/contracts';
import { type Brand, demoAmounts, type PresenterValues, type Scenario, SCENARIOS } from '@roi-insight/ui';
import { defaultEconomics } from '@roi-insight/roi-math';

/** The names and the notation of a demo. The company is the one that reports name; the customer of the prototype stays. */
export function brandOf(values: PresenterValues, brand: Brand): Brand {
  const { company, assistant, product, contact } = values;
  return {
    ...brand,
    ...(company !== '' && { company }),
    ...(assistant !== '' && { assistant, title: `${assistant} ROI Dashboard` }),
    ...(product !== '' && { product }),
    currency: readCurrency(values.currency) ?? brand.currency,
    locale: readLocale(values.locale) ?? brand.locale,
    ...(contact !== '' && { salesContact: /^(mailto|https?):/i.test(contact) ? contact : `mailto:${contact}` }),
  };
}

/**
 * The inputs of a demo's net value. Values that a presenter entered are not assumptions. The default price depends on
 * the currency.
 */
export function economicsOf({ cost, seats, price }: PresenterValues, { currency }: Brand): Economics {
  return {
    ...defaultEconomics,
    pricePerSeatMonth: demoAmounts(currency).price,
    ...(seats !== '' && { seats: Number(seats) }),
    ...(price !== '' && { pricePerSeatMonth: Number(price) }),
    ...(cost !== '' && { enteredEngineerCost: Number(cost) }),
    touched: [...(seats === '' ? [] : (['seats'] as const)), ...(price === '' ? [] : (['price'] as const))],
  };
}

/** The scenario of a demo; the first one by default. */
export const scenarioOf = ({ demo }: PresenterValues): Scenario => (demo === '' ? SCENARIOS[0] : demo);
