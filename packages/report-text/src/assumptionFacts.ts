import type { Assumptions, Economics, MonthlySpend, Report } from '@roi-insight/contracts';
import { type SpendCoverage, spendCoverage } from '@roi-insight/roi-math';
import type { Fact } from './Fact.ts';
import {
  formatCents,
  formatCount,
  formatCounted,
  formatDecimal,
  formatMoney,
  formatMonth,
  formatTyped,
  formatTypedPercent,
} from './format/index.ts';

/** A number that the reader can enter. */
export type AssumptionField = 'cost' | 'seats' | 'price' | 'realization';

/** An input of the report's dollars. */
export interface AssumptionFact extends Fact {
  /** Where it is entered; null if it follows from others or from a file. */
  readonly field: AssumptionField | null;
  /** Nobody entered it yet. */
  readonly assumed: boolean;
}

/** The cost assumptions that every dollar amount is based on. */
export function costFacts(
  { engineer_annual_cost: annual, hourly_rate: hourly, hours_per_day: hours }: Assumptions,
  { enteredEngineerCost }: Economics,
): readonly AssumptionFact[] {
  return [
    {
      name: 'Annual engineer cost',
      value: formatMoney(annual),
      field: 'cost',
      assumed: enteredEngineerCost !== annual,
    },
    { name: 'Hourly rate', value: formatCents(hourly), field: null, assumed: false },
    {
      name: 'Hours per day',
      value: Number.isInteger(hours) ? formatCount(hours) : formatDecimal(hours),
      field: null,
      assumed: false,
    },
  ];
}

/** The inputs that the net value is based on as well. The price of a seat is not one where the spend covers every day. */
export function economicsFacts(report: Report, economics: Economics): readonly AssumptionFact[] {
  const { seats, pricePerSeatMonth, realisationRate, spend, touched } = economics;
  const price: AssumptionFact = {
    name: 'Price per seat and month',
    value: formatCents(pricePerSeatMonth),
    field: 'price',
    assumed: !touched.includes('price'),
  };
  return [
    { name: 'Seats', value: formatTyped(seats), field: 'seats', assumed: !touched.includes('seats') },
    ...(isCovered(report, spend) ? [] : [price]),
    ...(spend.length === 0
      ? []
      : [{ name: 'Actual spend', value: spendInWords(spend), field: null, assumed: false } as const]),
    {
      name: 'Saved time put to use',
      value: formatTypedPercent(realisationRate * 100),
      field: 'realization',
      assumed: !touched.includes('realization'),
    },
  ];
}

function isCovered(report: Report, spend: readonly MonthlySpend[]): boolean {
  const coverage = spendCoverage(report, spend);
  return spend.length > 0 && coverage !== null && coverage.days >= coverage.of;
}

/** Every input of a net value: what it depends on, and whether somebody entered it. */
export function bridgeFacts(report: Report, economics: Economics): readonly AssumptionFact[] {
  const { assumptions } = report.summary_metrics;
  return [...economicsFacts(report, economics), ...costFacts(assumptions, economics).slice(0, 1)];
}

/** The months of a spend, which are in order. @example spendInWords(spend) // '3 months, Sep 2025 to Nov 2025' */
export function spendInWords(spend: readonly MonthlySpend[]): string {
  const months = spend.map(({ month }) => month);
  const [first = '', last = first] = [months[0], months.at(-1)];
  const count = formatCounted(spend.length, 'month');
  return first === last ? `${count}, ${formatMonth(first)}` : `${count}, ${formatMonth(first)} to ${formatMonth(last)}`;
}

/** How much of the post period a spend covers. */
export function coverageInWords({ days, of }: SpendCoverage): string {
  if (days === 0)
    return `None of these months is in the ${formatCounted(of, 'day')} after adoption: seats × price is used.`;
  if (days >= of) return `Covers all ${formatCounted(of, 'day')} after adoption.`;
  return `Covers ${formatCounted(days, 'day')} of the ${formatCount(of)} after adoption; seats × price is used for the others.`;
}

/** The value with its mark, where there is no other way to show that it is assumed. */
export const withMark = ({ name, value, assumed }: AssumptionFact): Fact => ({
  name,
  value: assumed ? `${value} (assumed)` : value,
});
