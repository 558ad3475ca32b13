import type { BridgeStep, LicenseCost } from '@roi-insight/roi-math';
import { type Formats, wholeRange, wholeSaving, wholeSize } from '../format/index.ts';
import { describeNet } from './describe/describeNet.ts';
import { stepName } from './stepName.ts';

export const BRIDGE_LEAD = 'Each step removes something the headline assumes.';

/** Explains the thin lines of the picture. */
export const BRIDGE_RANGES = 'Thin lines show the cautious-to-optimistic range.';

type Step<K extends BridgeStep['kind']> = Extract<BridgeStep, { kind: K }>;

/** The name of a step, and the sentence that explains it. */
export function describeStep(formats: Formats, step: BridgeStep): { readonly name: string; readonly note: string } {
  return { name: stepName(step), note: stepNote(formats, step) };
}

function stepNote(formats: Formats, step: BridgeStep): string {
  const note = quarterNote(formats, step);
  return 'times' in step && step.times > 1 && step.kind !== 'headline'
    ? `${note} First quarter, × ${formats.count(step.times)}.`
    : note;
}

function quarterNote(formats: Formats, step: BridgeStep): string {
  switch (step.kind) {
    case 'headline':
      return step.times > 1
        ? `The Annual Projection card: the first quarter’s Cost Savings × ${formats.count(step.times)}.`
        : `The Cost Savings card: all ${formats.counted(step.tasks, 'task')}.`;
    case 'later-quarters':
      return 'What the later quarters showed instead of repeating the first.';
    case 'not-completed':
      return `${formats.counted(step.tasks, 'task is', 'tasks are')} still open, so ${step.change.base > 0 ? 'the extra cost hasn’t occurred' : 'nothing has been saved'} yet.`;
    case 'not-measured':
      return `${formats.counted(step.tasks, 'task has', 'tasks have')} no measured time.`;
    case 'parallel':
      return describeParallel(formats, step);
    case 'evidence':
      return describeEstimate(formats, step);
    case 'realization':
      return describeRealization(formats, step);
    case 'licenses':
      return describeLicenses(formats, step);
    case 'net':
      return describeNet(step.outcome, step.amount);
  }
}

function describeParallel(formats: Formats, { measuredHours, teamHours, seats }: Step<'parallel'>): string {
  const team = seats === 1 ? 'one person' : `a team of ${formats.typed(seats)}`;
  return `The tickets’ hours add up to ${formats.count(measuredHours)}; ${team} works ${formats.count(teamHours)} by the report’s calendar. Each seat counts as one person.`;
}

function describeEstimate(formats: Formats, step: Step<'evidence'>): string {
  const { effectPercent, limit, amount, isHighLimited } = step;
  const { low, base, high } = effectPercent;
  const range = wholeRange(formats, [low, high]);
  const estimate = `${estimateName(formats, step)} (${(base < 0 ? wholeSaving : wholeSize)(formats, base)})`;
  const highEnd = describeHighEnd(amount.high, isHighLimited, limit);
  switch (limit) {
    case 'estimate':
      return `${estimate} replaces the raw difference. Likely range: ${range}.${highEnd}`;
    case 'observed':
      return `${estimate} is ${base < 0 ? 'a smaller loss' : 'higher'} than the raw difference, so we use the ${base < 0 ? 'larger' : 'lower'} one.${highEnd}`;
    case 'capacity':
      return `${estimate} is more than the team’s hours allow, so we limit it to the hours that the team works.${highEnd}`;
    case 'interval':
      return `No measurable change yet, so only the range counts: ${range}.${highEnd}`;
    case 'conflict':
      return `${estimate} and the raw difference point in opposite directions, so only the range counts.${highEnd}`;
  }
}

function estimateName(formats: Formats, { method, adopters }: Step<'evidence'>): string {
  if (adopters > 1) return `The average effect across all ${formats.count(adopters)} teams`;
  return method === 'comparison' ? 'The estimate from the comparison with other teams' : 'The trend-adjusted estimate';
}

function describeHighEnd(high: number | null, isLimited: boolean, limit: Step<'evidence'>['limit']): string {
  if (high === null) return ' The range is too wide for a high end.';
  if (!isLimited || high <= 0) return '';
  return limit === 'interval' || limit === 'conflict'
    ? ' Capped at the team’s available hours.'
    : ' Capped at the raw difference and at the team’s available hours.';
}

function describeRealization(formats: Formats, { rate, amount }: Step<'realization'>): string {
  const percent = (share: number) => formats.typedPercent(share * 100);
  const range = rate.low === rate.high ? '' : ` (${percent(rate.low)} to ${percent(rate.high)})`;
  if (amount.low >= 0) return `${percent(rate.base)} of saved hours put to use${range}.`;
  return `${percent(rate.base)} of ${(amount.high ?? 1) <= 0 ? 'lost' : 'saved or lost'} hours count${range}.`;
}

/** The cost of the assistant, and its source. */
function describeLicenses(formats: Formats, cost: LicenseCost): string {
  const { dollars, days, spend, usage, seatDollars, seatMonths } = cost;
  if (usage !== null) return describeUsageSpend(formats, { ...cost, usage });
  if (spend === null) return `${formats.money(dollars)} for ${monthsOf(formats, seatMonths)}.`;
  const bySeats = `${formats.money(seatDollars)} at the price per seat`;
  if (spend.days === 0) return `No month of the spend is in this period: ${bySeats}.`;
  const paid = `${formats.money(spend.dollars)} paid for`;
  if (spend.days >= days) return `${paid} these ${formats.count(days)} days.`;
  return `${paid} ${formats.count(spend.days)} of ${formats.count(days)} days; ${bySeats} for the others.`;
}

/** @example '$310 spent in 60 of 91 days by usage; $340 at the price per seat for the others.' */
function describeUsageSpend(
  formats: Formats,
  { days, spend, usage, seatDollars }: LicenseCost & { readonly usage: NonNullable<LicenseCost['usage']> },
): string {
  const spent = `${formats.money(usage.dollars)} spent in`;
  if (usage.days >= days) return `${spent} these ${formats.count(days)} days, by usage.`;
  const paidDays = spend?.days ?? 0;
  const others = [
    ...(spend === null || paidDays === 0
      ? []
      : [`${formats.money(spend.dollars)} paid for ${formats.count(paidDays)} days`]),
    ...(usage.days + paidDays < days ? [`${formats.money(seatDollars)} at the price per seat for the others`] : []),
  ];
  return `${[`${spent} ${formats.count(usage.days)} of ${formats.count(days)} days, by usage`, ...others].join('; ')}.`;
}

/** @example monthsOf(formats, 2.99) // '3 months' */
function monthsOf(formats: Formats, months: number): string {
  const rounded = Math.round(months * 10) / 10;
  return Number.isInteger(rounded) ? formats.counted(rounded, 'month') : `${formats.decimal(months)} months`;
}
