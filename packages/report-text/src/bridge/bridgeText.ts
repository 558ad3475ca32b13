import type { BridgeStep, LicenseCost, Range } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { describeNet } from './describeNet.ts';
import { stepName } from './stepName.ts';

export const BRIDGE_TITLE = 'From gross savings to what you can defend';
export const BRIDGE_LEAD = 'Each step removes something the headline takes for granted.';

type Step<K extends BridgeStep['kind']> = Extract<BridgeStep, { kind: K }>;

/** The name of a step, and the sentence that explains it. */
export function describeStep(formats: Formats, step: BridgeStep): { readonly name: string; readonly note: string } {
  return { name: stepName(step), note: stepNote(formats, step) };
}

function stepNote(formats: Formats, step: BridgeStep): string {
  switch (step.kind) {
    case 'headline':
      return `The Cost Savings card: all ${formats.counted(step.tasks, 'task')}.`;
    case 'not-completed':
      return `${formats.counted(step.tasks, 'open task has', 'open tasks have')} ${step.change.base > 0 ? 'cost nothing extra' : 'saved nothing'} yet.`;
    case 'not-measured':
      return `Nothing is known about ${formats.counted(step.tasks, 'task')}.`;
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

function describeEstimate(
  formats: Formats,
  { method, adopters, effectPercent, limit, amount, isHighLimited }: Step<'evidence'>,
): string {
  const [article, effect] = effectOf(formats, method, adopters, describeEffect(formats, effectPercent));
  const open = describeHighEnd(amount.high, isHighLimited);
  // The high end of a loss is 0, which neither of the two limits.
  const isWorseAtHighEnd = isHighLimited && amount.high !== null && amount.high > 0;
  switch (limit) {
    case 'estimate':
      return `${article} ${effect} instead of the plain averages.${open}`;
    case 'observed':
      return `The ${effect} looks better than the plain averages of the same tickets. The worse of the two counts${isWorseAtHighEnd ? ', at the high end as well.' : `.${open}`}`;
    case 'capacity':
      return `${article} ${effect} is more than the team’s hours allow. Limited to the hours that the team works.${open}`;
  }
}

/** The effect with its indefinite article. */
function effectOf(
  formats: Formats,
  method: Step<'evidence'>['method'],
  adopters: number,
  percent: string,
): [article: string, string] {
  if (adopters > 1) return ['The', `mean effect of all ${formats.count(adopters)} teams that adopted, ${percent},`];
  return method === 'comparison'
    ? ['An', `effect, compared with other teams, of ${percent}`]
    : ['A', `trend-corrected effect of ${percent}`];
}

/** @example describeEffect(formats, { low: -8.2, base: 3, high: 14.1 }) // '3.0% less time (8.2% more to 14.1% less)' */
function describeEffect(formats: Formats, { low, base, high }: Range): string {
  const side = (percent: number) => (percent < 0 ? 'more' : 'less');
  const size = (percent: number) => formats.percent(Math.abs(percent));
  const from = side(low) === side(high) ? size(low) : `${size(low)} ${side(low)}`;
  return `${size(base)} ${side(base)} time (${from} to ${size(high)} ${side(high)})`;
}

function describeRealization(formats: Formats, { rate }: Step<'realization'>): string {
  const percent = (share: number) => formats.typedPercent(share * 100);
  const range = rate.low === rate.high ? '' : ` (${percent(rate.low)} to ${percent(rate.high)})`;
  return `${percent(rate.base)} of saved hours${range}.`;
}

function describeHighEnd(high: number | null, isLimited: boolean): string {
  if (high === null) return ' The range is too wide to give a high end.';
  if (!isLimited) return '';
  return high === 0
    ? ' The averages show no saving, so neither does the high end.'
    : ' The high end is limited to what the averages show and the team’s hours allow.';
}

/** The cost of the assistant, and its source. */
function describeLicenses(formats: Formats, { dollars, days, spend, seatDollars, seatMonths }: LicenseCost): string {
  if (spend === null) return `${formats.money(dollars)} in ${formats.decimal(seatMonths)} months.`;
  const bySeats = `${formats.money(seatDollars)} at the price per seat`;
  if (spend.days === 0) return `No month of the spend is in this period: ${bySeats}.`;
  const paid = `${formats.money(spend.dollars)} paid for`;
  if (spend.days >= days) return `${paid} these ${formats.count(days)} days.`;
  return `${paid} ${formats.count(spend.days)} of ${formats.count(days)} days; ${bySeats} for the others.`;
}
