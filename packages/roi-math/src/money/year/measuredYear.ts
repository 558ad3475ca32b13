import type { Economics, Quarter } from '@roi-insight/contracts';
import { DAYS_PER_YEAR, WEEKS_PER_SIDE } from '../../constants.ts';
import type { BridgeInputs } from '../bridgeInputs.ts';
import type { NetOutcome } from '../bridgeStep.ts';
import { teamHoursOf } from '../capacity.ts';
import { claimedOutcome } from '../net/claimedOutcome.ts';
import { licenseCost } from '../net/licenseCost.ts';
import { certain, mapRange, type OpenRange, openHigh, type Range } from '../range.ts';
import { applyRealizationRate, realizationRange } from '../realization.ts';
import { claimedSaving } from '../saving/claimedSaving.ts';
import { isTooWide } from '../saving/isTooWide.ts';
import { teamMoney } from '../saving/teamMoney.ts';

/** Days of each quarter after the first quarter. */
const QUARTER_DAYS = WEEKS_PER_SIDE * 7;

/** The numbers of the other quarters in the year after adoption. */
const LATER_QUARTERS = [2, 3, 4];

/** The net value of one of the four quarters after adoption. */
export interface QuarterNet {
  /** Counted from 1. */
  readonly number: number;
  /**
   * - `measured`: the quarter is over and has an estimate
   * - `projected`: the saving of the last measured quarter
   * - `not-projected`: that saving is gone; the licenses are still paid
   */
  readonly kind: 'measured' | 'projected' | 'not-projected';
  /** Dollars of the quarter. */
  readonly net: OpenRange;
}

/** The year after adoption, in dollars a year. */
export interface MeasuredYear {
  readonly quarters: readonly QuarterNet[];
  /** Savings that are put to use. */
  readonly realized: OpenRange;
  readonly licenses: number;
  readonly net: OpenRange;
  readonly outcome: NetOutcome;
}

/** The part of a quarter's saving that is put to use, in dollars. */
export interface QuarterSaving {
  readonly realized: Range;
  /** Whether the high end of the saving is too large to be shown. */
  readonly isOpen: boolean;
}

interface QuarterMoney extends Pick<QuarterNet, 'number' | 'kind'> {
  readonly saving: QuarterSaving;
  readonly licenses: number;
}

/**
 * The year after adoption: the measured quarters, and the other quarters, which are projected from the last measured quarter.
 *
 * - **Measured** is a finished quarter with an estimate. The first one is that of the bridge. A later one is estimated from its own measured hours,
 * days, averages and interval, as {@link claimedSaving} does. Base and low end are at most what the Cost Savings card shows for the first quarter,
 * and not a gain if the card shows a loss. The high end is at most the card or, if that is larger, the quarter's own difference of averages: a team
 * may save more than in the first quarter.
 * - **Projected** are the other quarters, also one without an estimate between two measured ones: the saving of the last measured quarter, and the
 * licenses of their own days.
 * - **Not projected** are these other quarters if the saving is gone: nothing is saved, and the licenses are still paid.
 *
 * The year is the sum, scaled from four quarters to 365 days. Low ends are added to low ends and high ends to high ends, because the intervals of the
 * quarters are valid together.
 * @param first the first quarter
 * @returns null if no later quarter was measured
 */
export function measuredYear(
  inputs: BridgeInputs,
  economics: Economics,
  first: QuarterSaving & { readonly licenses: number },
): MeasuredYear | null {
  const { quarters, lasting } = inputs.evidence;
  if (!quarters?.slice(1).some((quarter) => isMeasured(quarter))) return null;
  const later = LATER_QUARTERS.map((number) => {
    const from = inputs.from === null ? null : inputs.from + (number - 1) * QUARTER_DAYS;
    const quarter = quarters[number - 1];
    const isOver = quarter !== undefined && isMeasured(quarter);
    const measured = isOver ? savingOf(quarter, { ...inputs, from, days: QUARTER_DAYS }, economics) : null;
    return {
      number,
      measured,
      licenses: licenseCost(economics, inputs.spendWeeks, { from, days: QUARTER_DAYS }).dollars,
    };
  });
  const missing = lasting === 'gone' ? NOTHING : (later.findLast(({ measured }) => measured)?.measured ?? first);
  const missingKind = lasting === 'gone' ? 'not-projected' : 'projected';
  const all: readonly QuarterMoney[] = [
    { number: 1, kind: 'measured', saving: first, licenses: first.licenses },
    ...later.map(({ number, measured, licenses }) => {
      const kind = measured === null ? missingKind : 'measured';
      return { number, kind, saving: measured ?? missing, licenses } as const;
    }),
  ];
  const scale = DAYS_PER_YEAR / (inputs.days + LATER_QUARTERS.length * QUARTER_DAYS);
  const perYear = (valueOf: (quarter: QuarterMoney, which: keyof Range) => number): Range =>
    mapRange(NOTHING.realized, (none, which) => scale * all.reduce((sum, each) => sum + valueOf(each, which), none));
  const realized = perYear(({ saving }, which) => saving.realized[which]);
  const net = perYear(({ saving, licenses }, which) => saving.realized[which] - licenses);
  const isOpen = all.some(({ saving }) => saving.isOpen);
  return {
    quarters: all.map(({ number, kind, saving, licenses }) => {
      const left = mapRange(saving.realized, (dollars) => dollars - licenses);
      return { number, kind, net: openHigh(left, saving.isOpen) };
    }),
    realized: openHigh(realized, isOpen),
    licenses: perYear(({ licenses }) => licenses).base,
    net: openHigh(net, isOpen),
    outcome: claimedOutcome(net, inputs.evidence),
  };
}

const NOTHING: QuarterSaving = { realized: certain(0), isOpen: false };

type Measured = Quarter & { readonly intervalPercent: readonly [number, number]; readonly headlinePercent: number };

function isMeasured(quarter: Quarter): quarter is Measured {
  return quarter.complete && quarter.intervalPercent !== null && quarter.headlinePercent !== null;
}

function savingOf(
  { measuredHours, intervalPercent: [low, high], headlinePercent: base }: Measured,
  { from, days, workingTime, hoursBefore, hourlyRate, headline }: BridgeInputs,
  { seats, realisationRate }: Economics,
): QuarterSaving {
  const team = teamMoney(measuredHours.hours, teamHoursOf(seats, from, days, workingTime), hourlyRate);
  const difference = (hoursBefore * measuredHours.tickets - measuredHours.hours) * hourlyRate * team.parallel;
  const effectPercent = { low, base, high };
  const { amount } = claimedSaving(effectPercent, team, {
    observed: difference,
    gross: Math.max(difference, headline),
  });
  // If the card shows a loss in the first quarter, the limit of a later quarter is 0 instead of that loss.
  const card = Math.max(headline, 0);
  const saving = mapRange(amount, (value, which) => (which === 'high' ? value : Math.min(value, card)));
  return {
    realized: applyRealizationRate(saving, realizationRange(realisationRate)),
    isOpen: isTooWide(effectPercent),
  };
}
