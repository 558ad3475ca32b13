import type { Claim, Economics, Quarter } from '@roi-insight/contracts';
import { WEEKS_PER_SIDE } from '../../constants.ts';
import { verdictFromInterval } from '../../report/verdictFromInterval.ts';
import type { BridgeInputs } from '../bridgeInputs.ts';
import type { LicenseCost } from '../bridgeStep.ts';
import { teamHoursOf } from '../capacity.ts';
import { licenseCost } from '../net/licenseCost.ts';
import { certain, mapRange, type Range } from '../range.ts';
import { applyRealizationRate, realizationRange } from '../realization.ts';
import { claimedSaving } from '../saving/claimedSaving.ts';
import { isTooWide } from '../saving/isTooWide.ts';
import { teamMoney } from '../saving/teamMoney.ts';

/** Days of a quarter. */
export const QUARTER_DAYS = WEEKS_PER_SIDE * 7;

/** The numbers of the other quarters in the year after adoption. */
const LATER_QUARTERS = [2, 3, 4];

/** The saving of a quarter in dollars. */
interface QuarterSaving {
  /** What the quarter's own interval of time says. */
  readonly claim: Claim;
  /** As far as the evidence supports it. */
  readonly supported: Range;
  /** The part that is put to use. */
  readonly realized: Range;
  /** Whether the high end of the saving is too large to be shown. */
  readonly isOpen: boolean;
}

/** One of the four quarters after adoption, with its saving and its cost. */
export interface QuarterMoney extends QuarterSaving {
  /** Counted from 1. */
  readonly number: number;
  /**
   * - `measured`: the quarter is over and has an estimate
   * - `projected`: the saving of the last measured quarter
   * - `not-projected`: that saving is gone; the licenses are still paid
   */
  readonly kind: 'measured' | 'projected' | 'not-projected';
  readonly cost: LicenseCost;
}

/** The year after adoption. */
export interface MeasuredYear {
  readonly quarters: readonly QuarterMoney[];
  /** The last measured quarter, which may be after the year. */
  readonly latest: QuarterMoney;
  /** Whether the last measured quarter does not show the saving of the first quarter anymore. */
  readonly isSavingGone: boolean;
}

/**
 * The year after adoption: the measured quarters, and the other quarters, which are projected from the last measured quarter. A year is four
 * quarters, as on the Annual Projection card.
 *
 * - **Measured** is a finished quarter with an estimate. The first one is that of the bridge. A later one is estimated from its own measured hours,
 * days, averages and interval, as {@link claimedSaving} does. Base and low end are at most what the Cost Savings card shows for the first quarter,
 * and not a gain if the card shows a loss. The high end is at most the card or, if that is larger, the quarter's own difference of averages: a team
 * may save more than in the first quarter. If the interval includes no change, nothing but the team's hours limits the high end.
 * - **Projected** are the other quarters, also one without an estimate between two measured ones: the saving of the last measured quarter, and the
 * licenses of their own days.
 * - **Not projected** are these other quarters if the saving is gone: nothing is saved, and the licenses are still paid.
 * @param first the first quarter
 * @returns null if no later quarter was measured
 */
export function measuredYear(inputs: BridgeInputs, economics: Economics, first: QuarterMoney): MeasuredYear | null {
  const { quarters, lasting } = inputs.evidence;
  const isGone = lasting === 'gone';
  const quarterOf = (number: number): QuarterMoney | null => {
    const quarter = quarters?.[number - 1];
    if (quarter === undefined || !isMeasured(quarter)) return null;
    const span = spanOf(inputs, number);
    const saving = savingOf(quarter, { ...inputs, ...span }, economics);
    return { number, kind: 'measured', ...saving, cost: licenseCost(economics, inputs.spendWeeks, span) };
  };
  const latest = quarterOf((quarters?.findLastIndex((quarter) => isMeasured(quarter)) ?? -1) + 1);
  if (latest === null || latest.number === 1) return null;
  const measured = LATER_QUARTERS.map((number) => quarterOf(number));
  const saving = isGone ? NOTHING : (measured.findLast((quarter) => quarter !== null) ?? first);
  const missing = (number: number): QuarterMoney => ({
    ...first,
    ...saving,
    number,
    kind: isGone ? 'not-projected' : 'projected',
    cost: licenseCost(economics, inputs.spendWeeks, spanOf(inputs, number)),
  });
  const hasShrunk = (lasting === 'fading' || lasting === 'unclear') && isBelowQuarter(latest, first);
  return {
    quarters: [first, ...measured.map((quarter, index) => quarter ?? missing(index + 2))],
    latest,
    isSavingGone: first.claim === 'faster' && (isGone || hasShrunk),
  };
}

const NOTHING = { supported: certain(0), realized: certain(0), isOpen: false };

/** A saving below this share of the first quarter's is not called the same saving. */
const GONE_SHARE = 0.25;

const isBelowQuarter = (latest: QuarterSaving, first: QuarterSaving) =>
  latest.supported.base < first.supported.base * GONE_SHARE;

/** The days of a quarter. */
const spanOf = ({ from }: BridgeInputs, number: number) => ({
  from: from === null ? null : from + (number - 1) * QUARTER_DAYS,
  days: QUARTER_DAYS,
});

type Measured = Quarter & { readonly intervalPercent: readonly [number, number]; readonly headlinePercent: number };

function isMeasured(quarter: Quarter): quarter is Measured {
  return quarter.complete && quarter.intervalPercent !== null && quarter.headlinePercent !== null;
}

function savingOf(
  { measuredHours, intervalPercent, headlinePercent: base }: Measured,
  { from, days, workingTime, hoursBefore, hourlyRate, headline }: BridgeInputs,
  { seats, realisationRate }: Economics,
): QuarterSaving {
  const team = teamMoney(measuredHours.hours, teamHoursOf(seats, from, days, workingTime), hourlyRate);
  const observed = (hoursBefore * measuredHours.tickets - measuredHours.hours) * hourlyRate * team.parallel;
  const [low, high] = intervalPercent;
  const effectPercent = { low, base, high };
  const claim = verdictFromInterval(intervalPercent);
  const gross = claim === 'no-detectable-change' ? Infinity : Math.max(observed, headline);
  const { amount } = claimedSaving(effectPercent, team, { observed, gross });
  // If the card shows a loss in the first quarter, the limit of a later quarter is 0 instead of that loss.
  const card = Math.max(headline, 0);
  const supported = mapRange(amount, (value, which) => (which === 'high' ? value : Math.min(value, card)));
  return {
    claim,
    supported,
    realized: applyRealizationRate(supported, realizationRange(realisationRate)),
    isOpen: isTooWide(effectPercent),
  };
}
