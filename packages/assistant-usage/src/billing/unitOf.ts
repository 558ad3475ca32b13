/** The units of use: AI credits and, before June 2026, premium requests. */
export type BillingUnit = 'ai-credits' | 'requests';

const UNITS: ReadonlyMap<string, BillingUnit> = new Map([
  ['aicredit', 'ai-credits'],
  ['request', 'requests'],
  ['premiumrequest', 'requests'],
]);

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * The unit of a row, from its unit or, if that is missing, its product; null for other units, such as months of seats.
 * GitHub writes units as singulars and plurals, with hyphens and underscores.
 */
export function unitOf(unit: string, sku: string): BillingUnit | null {
  if (unit !== '') return UNITS.get(lettersOf(unit).replace(/s$/, '')) ?? null;
  const letters = lettersOf(sku);
  if (letters.includes('aicredit')) return 'ai-credits';
  return letters.includes('premiumrequest') ? 'requests' : null;
}
