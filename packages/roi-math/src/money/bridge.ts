import type { Evidence, Report } from '@roi-insight/contracts';
import { DAYS_PER_YEAR } from '../constants.ts';
import { cardValues } from '../report/cardValues.ts';
import { savedAmount } from '../report/savedAmount.ts';
import { totalDays } from '../report/totalDays.ts';
import type { BridgeStep } from './bridgeStep.ts';
import { type Capacity, capacity } from './capacity.ts';
import type { Economics } from './economics.ts';
import { certain, mapRange, minus, type Range } from './range.ts';
import { type Projection, projection } from './projection.ts';

const MONTHS_PER_YEAR = 12;
const DAYS_PER_MONTH = DAYS_PER_YEAR / MONTHS_PER_YEAR;
/** Range of realization rates; it is extended to a chosen rate outside it. */
const REALIZATION = { low: 0.3, high: 0.8 };

/** Why there is no bridge. */
export type BridgeGap = 'nothing-after-adoption' | 'not-measured' | 'no-evidence' | 'too-little-data';

/** The steps from the headline to the net value. Dollars are those of the post period. */
export type Bridge =
  | {
      readonly kind: 'ready';
      readonly steps: readonly BridgeStep[];
      readonly net: Range;
      /** Net value per year, as far as the evidence supports it. */
      readonly projection: Projection;
      /** Months of savings that pay for a year of licenses; null if nothing is saved. */
      readonly paybackMonths: { readonly [K in keyof Range]: number | null };
      /** Percent of time that must be saved to pay for the licenses; null if the measured tasks cost nothing. */
      readonly breakEvenPercent: number | null;
      readonly capacity: Capacity | null;
    }
  | { readonly kind: 'unavailable'; readonly reason: BridgeGap };

/**
 * Derives the net value from the Cost Savings card: headline → minus tasks not completed → minus tasks without a
 * measured time → evidence (low, estimate, high) → realization rate → licenses → net.
 *
 * The evidence step applies {@link savedAmount} to the cost of the measured tasks after adoption. The realization rate
 * discounts savings only; losses count in full.
 * @throws {RangeError} if seats or price are negative or not finite, or the rate is not within 0–1
 */
export function bridge(report: Report, economics: Economics): Bridge {
  checkEconomics(economics);
  const known = knownFigures(report);
  if (typeof known === 'string') return { kind: 'unavailable', reason: known };
  const { measuredCost, days } = known;
  const months = days / DAYS_PER_MONTH;
  const dollars = economics.seats * economics.pricePerSeatMonth * months;
  const { steps, realized } = stepsOf(report, known, economics, { months, dollars });
  const net = mapRange(realized, (value) => value - dollars);
  const capacityCheck = capacity(report, economics.seats);
  return {
    kind: 'ready',
    steps: [...steps, { kind: 'net', amount: net, change: certain(0), refused: capacityCheck?.kind === 'refused' }],
    net,
    projection: projection(net, days, known.evidence.verdict, capacityCheck),
    paybackMonths: {
      low: paybackMonths(realized.low, dollars),
      base: paybackMonths(realized.base, dollars),
      high: paybackMonths(realized.high, dollars),
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
  /** Cost of the measured tasks after adoption, in dollars. */
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
  licenses: { months: number; dollars: number },
): { steps: BridgeStep[]; realized: Range } {
  const { total_tasks: total, completed_tasks: completed } = report.summary_metrics.post_claude;
  const headline = certain(known.costSavings);
  const onCompleted = certain(known.costPerTask * completed);
  const onMeasured = certain(known.costPerTask * known.measuredTasks);
  const supported = mapRange(known.effectPercent, (percent) => savedAmount(known.measuredCost, percent));
  const rate = realizationRange(economics.realisationRate);
  const realized = mapRange(supported, (value, which) => (value > 0 ? value * rate[which] : value));
  const afterLicenses = mapRange(realized, (value) => value - licenses.dollars);
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
    { kind: 'realization', amount: realized, change: minus(realized, supported), rate },
    { kind: 'licenses', amount: afterLicenses, change: minus(afterLicenses, realized), ...licenses },
  ];
  return { steps, realized };
}

function realizationRange(rate: number): Range {
  return { low: Math.min(REALIZATION.low, rate), base: rate, high: Math.max(REALIZATION.high, rate) };
}

function paybackMonths(realized: number, licenses: number): number | null {
  return realized > 0 ? (licenses / realized) * MONTHS_PER_YEAR : null;
}

/** Solves cost × e / (1 − e) = licenses for e. */
function breakEvenPercent(realizableCost: number, licenses: number): number | null {
  return realizableCost > 0 ? (licenses / (realizableCost + licenses)) * 100 : null;
}

function checkEconomics({ seats, pricePerSeatMonth, realisationRate }: Economics): void {
  if (!(Number.isFinite(seats) && seats >= 0)) throw new RangeError('Seats must be a number of at least 0.');
  if (!(Number.isFinite(pricePerSeatMonth) && pricePerSeatMonth >= 0)) {
    throw new RangeError('The price per seat must be a number of at least 0.');
  }
  if (!(realisationRate >= 0 && realisationRate <= 1)) {
    throw new RangeError('The realization rate must be between 0 and 1.');
  }
}
