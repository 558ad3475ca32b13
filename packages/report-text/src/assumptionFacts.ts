import type { Assumptions } from '@roi-insight/contracts';
import type { Fact } from './Fact.ts';
import { formatCents, formatDecimal, formatMoney } from './format/index.ts';

/** The cost assumptions that every dollar amount is based on. */
export function assumptionFacts({
  engineer_annual_cost: annual,
  hourly_rate: hourly,
  hours_per_day: hours,
}: Assumptions): readonly Fact[] {
  return [
    { name: 'Annual engineer cost', value: formatMoney(annual) },
    { name: 'Hourly rate', value: formatCents(hourly) },
    { name: 'Hours per day', value: Number.isInteger(hours) ? String(hours) : formatDecimal(hours) },
  ];
}
