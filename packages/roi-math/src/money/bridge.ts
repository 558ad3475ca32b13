import type { Evidence, Report } from '@roi-insight/contracts';
import { cardValues } from '../report/cardValues.ts';
import { totalDays } from '../report/totalDays.ts';
import type { BridgeStep } from './bridgeStep.ts';
import { type Capacity, capacity } from './capacity.ts';
import type { Economics } from './economics.ts';
import { certain, mapRange, minus, type Range } from './range.ts';
import { type Projection, projection } from './projection.ts';

const DAYS_A_MONTH = 365 / 12;
const MONTHS_A_YEAR = 12;
/** Rates of a cautious and a hopeful reader; a chosen rate beyond them moves them along. */
const REALISATION = { low: 0.3, high: 0.8 };

/** Why there is no bridge. */
export type BridgeGap = 'nothing-after-adoption' | 'not-measured' | 'no-evidence' | 'too-little-data';

/** The way from the headline to the figure that can be defended. Dollars are those of the post period. */
export type Bridge =
  | {
      readonly kind: 'ready';
      readonly steps: readonly BridgeStep[];
      readonly net: Range;
      /** Net in a year, as far as the evidence allows to say it. */
      readonly projection: Projection;
      /** Months of savings that pay for a year of licences; null: never, because nothing is saved. */
      readonly paybackMonths: { readonly [K in keyof Range]: number | null };
      /** Percent of time that has to be saved for the licences to pay for themselves; null: no cost to save on. */
      readonly breakEvenPercent: number | null;
      readonly capacity: Capacity | null;
    }
  | { readonly kind: 'unavailable'; readonly reason: BridgeGap };

/**
 * Leads from the Cost Savings card to the net value: tasks not completed → tasks without a measured time → evidence
 * (low, estimate, high) → realisation rate → licences → net.
 *
 * The evidence step starts from the hours that the measured tasks took after adoption, H. A saving of e means that they
 * would have taken H / (1 − e) without the assistant, so H × e / (1 − e) hours were saved. Realisation discounts freed
 * time only: time lost is lost in full.
 * @throws {RangeError} when seats or price are negative or not finite, or the rate is not within 0–1
 */
export function bridge(report: Report, economics: Economics): Bridge {
  checkEconomics(economics);
  const known = knownFigures(report);
  if (typeof known === 'string') return { kind: 'unavailable', reason: known };
  const { measuredCost, days } = known;
  const months = days / DAYS_A_MONTH;
  const dollars = economics.seats * economics.pricePerSeatMonth * months;
  const { steps, realised } = stepsOf(report, known, economics, { months, dollars });
  const net = mapRange(realised, (value) => value - dollars);
  const capacityCheck = capacity(report, economics.seats);
  return {
    kind: 'ready',
    steps: [...steps, { kind: 'net', amount: net, change: certain(0), refused: capacityCheck?.kind === 'refused' }],
    net,
    projection: projection(net, days, known.evidence.verdict, capacityCheck),
    paybackMonths: {
      low: paybackMonths(realised.low, dollars),
      base: paybackMonths(realised.base, dollars),
      high: paybackMonths(realised.high, dollars),
    },
    breakEvenPercent: breakEvenPercent(measuredCost * economics.realisationRate, dollars),
    capacity: capacityCheck,
  };
}

interface KnownFigures {
  readonly evidence: Evidence;
  readonly effectPercent: Range;
  readonly costSavings: number;
  readonly costPerTask: number;
  readonly measuredTasks: number;
  /** Dollars that the measured tasks cost after adoption. */
  readonly measuredCost: number;
  readonly days: number;
}

function knownFigures(report: Report): KnownFigures | BridgeGap {
  const { post_claude: post, improvements } = report.summary_metrics;
  const { costSavings } = cardValues(report.summary_metrics);
  const days = totalDays(report, 'post');
  const { evidence } = report;
  if (post.total_tasks === 0 || days === null) return 'nothing-after-adoption';
  if (costSavings === null || post.avg_cost_per_task === null || improvements.cost_savings_per_task === null) {
    return 'not-measured';
  }
  if (evidence === undefined) return 'no-evidence';
  if (
    evidence.effect_percent === null ||
    evidence.interval_percent === null ||
    evidence.verdict === 'too-little-data'
  ) {
    return 'too-little-data';
  }
  const [low, high] = evidence.interval_percent;
  if (high >= 100) return 'no-evidence';
  const measuredTasks = Math.min(evidence.tickets.post, post.completed_tasks);
  return {
    evidence,
    effectPercent: { low, base: evidence.effect_percent, high },
    costSavings,
    costPerTask: improvements.cost_savings_per_task,
    measuredTasks,
    measuredCost: measuredTasks * post.avg_cost_per_task,
    days,
  };
}

function stepsOf(
  report: Report,
  known: KnownFigures,
  economics: Economics,
  licences: { months: number; dollars: number },
): { steps: BridgeStep[]; realised: Range } {
  const { total_tasks: total, completed_tasks: completed } = report.summary_metrics.post_claude;
  const headline = certain(known.costSavings);
  const onCompleted = certain(known.costPerTask * completed);
  const onMeasured = certain(known.costPerTask * known.measuredTasks);
  const supported = mapRange(known.effectPercent, (percent) => (known.measuredCost * percent) / (100 - percent));
  const rate = realisationRange(economics.realisationRate);
  const realised = mapRange(supported, (value, which) => (value > 0 ? value * rate[which] : value));
  const afterLicences = mapRange(realised, (value) => value - licences.dollars);
  const steps: BridgeStep[] = [
    { kind: 'headline', amount: headline, change: headline, tasks: total },
    { kind: 'not-completed', amount: onCompleted, change: minus(onCompleted, headline), tasks: total - completed },
    {
      kind: 'not-measured',
      amount: onMeasured,
      change: minus(onMeasured, onCompleted),
      tasks: completed - known.measuredTasks,
    },
    {
      kind: 'evidence',
      amount: supported,
      change: minus(supported, onMeasured),
      effectPercent: known.effectPercent,
    },
    { kind: 'realisation', amount: realised, change: minus(realised, supported), rate },
    { kind: 'licences', amount: afterLicences, change: minus(afterLicences, realised), ...licences },
  ];
  return { steps, realised };
}

function realisationRange(rate: number): Range {
  return { low: Math.min(REALISATION.low, rate), base: rate, high: Math.max(REALISATION.high, rate) };
}

function paybackMonths(realised: number, licences: number): number | null {
  return realised > 0 ? (licences / realised) * MONTHS_A_YEAR : null;
}

/** Solves cost × e / (1 − e) = licences for e. */
function breakEvenPercent(realisableCost: number, licences: number): number | null {
  return realisableCost > 0 ? (licences / (realisableCost + licences)) * 100 : null;
}

function checkEconomics({ seats, pricePerSeatMonth, realisationRate }: Economics): void {
  if (!(Number.isFinite(seats) && seats >= 0)) throw new RangeError('Seats must be a number of at least 0.');
  if (!(Number.isFinite(pricePerSeatMonth) && pricePerSeatMonth >= 0)) {
    throw new RangeError('The price per seat must be a number of at least 0.');
  }
  if (!(realisationRate >= 0 && realisationRate <= 1)) {
    throw new RangeError('The realisation rate must be between 0 and 1.');
  }
}
