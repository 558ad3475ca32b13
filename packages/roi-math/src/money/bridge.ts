import type { Economics, Estimated, Report } from '@roi-insight/contracts';
import { type BridgeGap, type BridgeInputs, bridgeInputs } from './bridgeInputs.ts';
import type { BridgeStep, EvidenceStep, LicenseCost, NetOutcome } from './bridgeStep.ts';
import { type Capacity, capacity, teamHoursOf } from './capacity.ts';
import { checkEconomics } from './economics.ts';
import { claimedOutcome } from './net/claimedOutcome.ts';
import { hasNoValue } from './hasNoValue.ts';
import { licenseCost } from './net/licenseCost.ts';
import { type Payback, payback } from './net/payback.ts';
import { type Projection, projection } from './projection.ts';
import { certain, mapRange, minus, openHigh, type OpenRange, type Range } from './range.ts';
import { applyRealizationRate, realizationRange } from './realization.ts';
import { isTooWide } from './saving/isTooWide.ts';
import { supportedSaving } from './saving/supportedSaving.ts';
import { type TeamMoney, teamMoney } from './saving/teamMoney.ts';
import { measuredYear, type QuarterNet, type QuarterSaving } from './year/measuredYear.ts';

/** The steps from the headline to the net value. Dollars refer to the post period. */
export type Bridge =
  | {
      readonly kind: 'ready';
      readonly steps: readonly BridgeStep[];
      readonly net: OpenRange;
      readonly outcome: NetOutcome;
      /** Days of the post period. */
      readonly days: number;
      /** Net value per year, as far as the evidence supports it. */
      readonly projection: Projection;
      /** The outcome of the year: the outcome of the post period, unless later quarters were measured. */
      readonly yearOutcome: NetOutcome;
      /** The four quarters of the year; null if the year is projected from the post period alone. */
      readonly quarters: readonly QuarterNet[] | null;
      /** Null if the evidence supports no statement about a year, because a payback is such a statement. */
      readonly paybackMonths: Payback | null;
      /** Percent of time that must be saved to pay for the licenses; null if no saving can pay for them. */
      readonly breakEvenPercent: number | null;
      readonly capacity: Capacity;
    }
  | { readonly kind: 'unavailable'; readonly reason: BridgeGap };

/**
 * Derives the net value from the Cost Savings card: headline → minus tasks not completed → minus tasks without a
 * measured time → parallel hours counted once → estimate → realization rate → licenses → net.
 *
 * **Tickets in parallel.** A clock that runs for every ticket in progress counts an hour of work once for each of them. If
 * the tickets' hours exceed the team's, every amount is multiplied by φ = team hours ÷ measured hours.
 *
 * **Estimate.** See {@link supportedSaving}.
 *
 * **Realization** counts savings and losses alike: see {@link applyRealizationRate}.
 *
 * **Year.** If later quarters were measured, see {@link measuredYear}. The payback is that of the post period if both
 * the period and the year are a gain, otherwise that of the year.
 *
 * It follows that no end of a claimed gain is above the headline, and no end of a claimed loss above 0. Without a
 * claim, changing the sign of the effect changes only the sign of the net value before licenses.
 * @throws {RangeError} if seats or price are negative or not finite, or the rate is not within 0–1
 */
export function bridge(report: Report, economics: Economics): Bridge {
  checkEconomics(economics);
  const inputs = bridgeInputs(report);
  if (typeof inputs === 'string') return { kind: 'unavailable', reason: inputs };
  if (economics.seats < 1) return { kind: 'unavailable', reason: 'no-seats' };
  const team = teamOf(economics.seats, inputs);
  const gross = grossSteps(inputs, team);
  const licenses = licenseCost(economics, inputs.spendWeeks, inputs);
  const { steps, first, net, outcome } = netSteps(inputs, team, {
    observed: gross.amount,
    rate: realizationRange(economics.realisationRate),
    licenses,
    isWorthless: hasNoValue(inputs.hourlyRate, economics),
  });
  const projected = projection(net, inputs.days, outcome, inputs.evidence.grade);
  const isSupported = projected.kind === 'estimate';
  const year =
    isSupported && outcome !== 'nothing'
      ? measuredYear(inputs, economics, { ...first, licenses: licenses.dollars })
      : null;
  const paying =
    year === null || (outcome === 'gain' && year.outcome === 'gain')
      ? { realized: openHigh(first.realized, first.isOpen), licenses: licenses.dollars }
      : year;
  return {
    kind: 'ready',
    steps: [...gross.steps, ...steps],
    net,
    outcome,
    days: inputs.days,
    projection: year === null ? projected : { kind: 'estimate', annual: year.net },
    yearOutcome: year?.outcome ?? outcome,
    quarters: year?.quarters ?? null,
    paybackMonths: isSupported ? payback(paying.realized, paying.licenses) : null,
    breakEvenPercent: breakEvenPercent(team.measuredCost * economics.realisationRate, licenses.dollars),
    capacity: team.capacity,
  };
}

interface Team extends TeamMoney {
  readonly seats: number;
  readonly capacity: Capacity;
}

function teamOf(seats: number, inputs: BridgeInputs): Team {
  const { measuredHours, hourlyRate, hoursSaved } = inputs;
  const teamHours = teamHoursOf(seats, inputs.from, inputs.days, inputs.workingTime);
  return {
    seats,
    capacity: capacity(hoursSaved, teamHours),
    ...teamMoney(measuredHours, teamHours, hourlyRate),
  };
}

/** The steps before the estimate: the card's claim, for fewer and fewer tasks. */
function grossSteps(inputs: BridgeInputs, team: Team): { steps: BridgeStep[]; amount: number } {
  const { headline, savedPerTask, tasks, measuredHours } = inputs;
  const completed = savedPerTask * tasks.completed;
  const measured = savedPerTask * tasks.measured;
  const amount = measured * team.parallel;
  const to = (value: number, from: number) => ({ amount: certain(value + 0), change: certain(value - from) });
  return {
    amount,
    steps: [
      { kind: 'headline', ...to(headline, 0), tasks: tasks.total },
      { kind: 'not-completed', ...to(completed, headline), tasks: tasks.total - tasks.completed },
      { kind: 'not-measured', ...to(measured, completed), tasks: tasks.completed - tasks.measured },
      ...(team.parallel < 1
        ? [
            {
              kind: 'parallel' as const,
              ...to(amount, measured),
              measuredHours,
              teamHours: team.capacity.teamHours,
              seats: team.seats,
            },
          ]
        : []),
    ],
  };
}

interface NetSteps {
  readonly steps: BridgeStep[];
  /** The saving of the first quarter. */
  readonly first: QuarterSaving;
  readonly net: OpenRange;
  readonly outcome: NetOutcome;
}

interface NetInputs {
  readonly observed: number;
  readonly rate: Range;
  readonly licenses: LicenseCost;
  /** Whether saved time is worth no money. */
  readonly isWorthless: boolean;
}

/** The steps from the estimate on, which have a range. */
function netSteps(inputs: BridgeInputs, team: Team, { observed, rate, licenses, isWorthless }: NetInputs): NetSteps {
  const { effectPercent } = inputs;
  const { amount, limit, isHighLimited } = supportedSaving(inputs, team, observed);
  const afterRate = applyRealizationRate(amount, rate);
  const afterLicenses = mapRange(afterRate, (value) => value - licenses.dollars);
  // A meaningless high end is not shown, but it still distinguishes a certain loss from an open outcome.
  const isOpen = isTooWide(effectPercent);
  const shown = (range: Range) => openHigh(range, isOpen);
  const [supported, realized, net] = [shown(amount), shown(afterRate), shown(afterLicenses)];
  const claimed = outcomeOf(afterLicenses, limit, inputs.evidence, team.capacity);
  const outcome = isWorthless && claimed !== 'refused' ? 'nothing' : claimed;
  return {
    first: { realized: afterRate, isOpen },
    net,
    outcome,
    steps: [
      {
        kind: 'evidence',
        method: inputs.method,
        adopters: inputs.adopters,
        amount: supported,
        change: minus(supported, certain(observed)),
        effectPercent,
        limit,
        isHighLimited,
      },
      { kind: 'realization', amount: realized, change: minus(realized, supported), rate },
      { kind: 'licenses', amount: net, change: minus(net, realized), ...licenses },
      { kind: 'net', amount: net, change: certain(0), outcome },
    ],
  };
}

function outcomeOf(range: Range, limit: EvidenceStep['limit'], evidence: Estimated, { kind }: Capacity): NetOutcome {
  if (kind === 'refused') return 'refused';
  if (limit === 'interval' || limit === 'conflict') return 'inconclusive';
  return claimedOutcome(range, evidence);
}

/** Solves cost × e / (1 − e) = licenses for e. */
function breakEvenPercent(realizableCost: number, licenses: number): number | null {
  return realizableCost > 0 ? (licenses / (realizableCost + licenses)) * 100 : null;
}
