import type { Assumptions, Economics, MonthlySpend, Report } from '@roi-insight/contracts';
import { DEFAULT_ENGINEER_COST, knownSpend, type SpendCoverage, usageSeats } from '@roi-insight/roi-math';
import type { Fact } from './Fact.ts';
import type { Formats } from './format/index.ts';
import { mostPeopleText } from './usage/mostPeopleText.ts';

/** A number that the reader can enter. */
export type AssumptionNumber = 'cost' | 'seats' | 'price' | 'realization';

/** A number that the reader can enter, or the file of monthly spend. */
export type AssumptionField = AssumptionNumber | 'spend';

/** An input of the report's dollars. */
export interface AssumptionFact extends Fact {
  /** The field where the reader enters the input; null if it follows from other inputs. */
  readonly field: AssumptionField | null;
  /** Whether the reader has not entered the input yet. */
  readonly assumed: boolean;
}

/** The cost assumptions on which every dollar amount is based. */
export function costFacts(
  formats: Formats,
  { engineer_annual_cost: annual, hourly_rate: hourly, hours_per_day: hours }: Assumptions,
  { enteredEngineerCost }: Economics,
): readonly AssumptionFact[] {
  return [
    {
      name: 'Annual engineer cost',
      value: formats.money(annual),
      field: 'cost',
      // Another server's cost is part of its report, so it is not a default.
      assumed: annual === DEFAULT_ENGINEER_COST && enteredEngineerCost !== annual,
    },
    { name: 'Hourly rate', value: formats.cents(hourly), field: null, assumed: false },
    {
      name: 'Hours per day',
      value: Number.isInteger(hours) ? formats.count(hours) : formats.decimal(hours),
      field: null,
      assumed: false,
    },
  ];
}

/** The inputs of the net value. If its spend is known, seats and price are no inputs. */
export function economicsFacts(formats: Formats, report: Report, economics: Economics): readonly AssumptionFact[] {
  const { seats, pricePerSeatMonth, realisationRate, spend, touched } = economics;
  const known = knownSpend(report, economics);
  const months = spend.length === 0 ? null : describeSpend(formats, spend);
  const paid = known && [formats.money(known.dollars), mostPeopleText(formats, report) ?? months];
  const actual = paid?.filter((part) => part !== null).join(' · ') ?? months;
  const perSeat: readonly AssumptionFact[] = [
    {
      name: 'Seats',
      value: formats.typed(seats),
      field: 'seats',
      // Seats of usage are known.
      assumed: !touched.includes('seats') && seats !== usageSeats(report),
    },
    {
      name: 'Seat price',
      value: `${formats.cents(pricePerSeatMonth)}/month`,
      field: 'price',
      assumed: !touched.includes('price'),
    },
  ];
  return [
    ...(known === null ? perSeat : []),
    ...(actual === null ? [] : [{ name: 'Actual spend', value: actual, field: 'spend', assumed: false } as const]),
    {
      name: 'Time put to use',
      value: formats.typedPercent(realisationRate * 100),
      field: 'realization',
      assumed: !touched.includes('realization'),
    },
  ];
}

/** How many of the inputs are defaults. @example '3 defaults' */
export function defaultsText(formats: Formats, facts: readonly AssumptionFact[]): string | null {
  const count = facts.filter(({ assumed }) => assumed).length;
  return count === 0 ? null : formats.counted(count, 'default');
}

/** Every input of a net value, and whether the reader entered it. */
export function bridgeFacts(formats: Formats, report: Report, economics: Economics): readonly AssumptionFact[] {
  const { assumptions } = report.summary_metrics;
  return [...economicsFacts(formats, report, economics), ...costFacts(formats, assumptions, economics).slice(0, 1)];
}

/** The cost of an hour, on which every dollar amount depends, and the other inputs of the net value. */
export function costAssumptions(formats: Formats, report: Report, economics: Economics): readonly Fact[] {
  const costs = costFacts(formats, report.summary_metrics.assumptions, economics);
  return [...costs, ...economicsFacts(formats, report, economics)].map(withMark);
}

/** The months of a spend. @example describeSpend(formats, spend) // '3 months, Sep 2025 to Nov 2025' */
export function describeSpend(formats: Formats, spend: readonly MonthlySpend[]): string {
  const months = spend.map(({ month }) => month);
  const [first = '', last = first] = [months[0], months.at(-1)];
  const count = formats.counted(spend.length, 'month');
  return first === last
    ? `${count}, ${formats.month(first)}`
    : `${count}, ${formats.month(first)} to ${formats.month(last)}`;
}

/** How many days of the post period a spend covers. */
export function describeCoverage(formats: Formats, { days, usageDays, of }: SpendCoverage): string {
  const others =
    usageDays === 0
      ? 'seats × price is'
      : days + usageDays < of
        ? 'spend from usage and seats × price are'
        : 'spend from usage is';
  if (days === 0)
    return `None of these months falls in the ${formats.counted(of, 'day')} after adoption, so ${others} used.`;
  if (days >= of) return `Covers all ${formats.counted(of, 'day')} after adoption.`;
  return `Covers ${formats.counted(days, 'day')} of the ${formats.count(of)} after adoption; ${others} used for the rest.`;
}

/** The value with a mark if the value is a default, for places that have no other way to show this. */
export const withMark = ({ name, value, assumed }: AssumptionFact): Fact => ({
  name,
  value: assumed ? `${value} (default)` : value,
});
