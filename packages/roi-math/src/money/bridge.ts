import type { Economics, Estimated, Report } from '@roi-insight/contracts';
import { DAYS_PER_YEAR, MAX_RANGE_WIDTH } from '../constants.ts';
import { actualSpend } from './actualSpend.ts';
import { type BridgeGap, type BridgeInputs, bridgeInputs } from './bridgeInputs.ts';
import type { BridgeStep, EvidenceStep, LicenseCost, NetOutcome } from './bridgeStep.ts';
import { type Capacity, capacity, parallelFactor, teamHoursOf } from './capacity.ts';
import { checkEconomics } from './economics.ts';
import { type Projection, projection } from './projection.ts';
import { certain, mapRange, minus, type OpenRange, type Range } from './range.ts';
import { applyRealizationRate, realizationRange } from './realization.ts';
import { supportedSaving, type TeamMoney } from './supportedSaving.ts';

const MONTHS_PER_YEAR = 12;
const DAYS_PER_MONTH = DAYS_PER_YEAR / MONTHS_PER_YEAR;

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
      /**
       * Months of savings that pay for a year of licenses; an end is null if a year of savings does not pay for them,
       * or if it is unknown. Null if the evidence supports no statement about a year: a payback is a projection, too.
       */
      readonly paybackMonths: { readonly [K in keyof Range]: number | null } | null;
      /** Percent of time that must be saved to pay for the licenses; null if no saving can. */
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
 * It follows that no end of a claimed gain is above the headline, and no end of a claimed loss above 0. Without a claim, the
 * negative of an effect gives the negative of the net value before licenses.
 * @throws {RangeError} if seats or price are negative or not finite, or the rate is not within 0–1
 */
export function bridge(report: Report, economics: Economics): Bridge {
  checkEconomics(economics);
  const inputs = bridgeInputs(report);
  if (typeof inputs === 'string') return { kind: 'unavailable', reason: inputs };
  if (economics.seats < 1) return { kind: 'unavailable', reason: 'no-seats' };
  const team = teamOf(economics.seats, inputs);
  const gross = grossSteps(inputs, team);
  const licenses = licenseCost(economics, inputs);
  const { steps, realized, net, outcome } = netSteps(inputs, team, {
    observed: gross.amount,
    rate: realizationRange(economics.realisationRate),
    licenses,
  });
  const year = projection(net, inputs.days, outcome, inputs.evidence.grade);
  return {
    kind: 'ready',
    steps: [...gross.steps, ...steps],
    net,
    outcome,
    days: inputs.days,
    projection: year,
    paybackMonths:
      year.kind === 'estimate'
        ? {
            low: paybackMonths(realized.low, licenses.dollars),
            base: paybackMonths(realized.base, licenses.dollars),
            high: realized.high === null ? null : paybackMonths(realized.high, licenses.dollars),
          }
        : null,
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
  const parallel = parallelFactor(measuredHours, teamHours);
  return {
    seats,
    capacity: capacity(hoursSaved, teamHours),
    parallel,
    measuredCost: parallel * measuredHours * hourlyRate,
    limit: parallel * teamHours * hourlyRate,
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
  readonly realized: OpenRange;
  readonly net: OpenRange;
  readonly outcome: NetOutcome;
}

/** The steps from the estimate on, which have a range. */
function netSteps(
  inputs: BridgeInputs,
  team: Team,
  { observed, rate, licenses }: { observed: number; rate: Range; licenses: LicenseCost },
): NetSteps {
  const { effectPercent } = inputs;
  const { amount, limit, isHighLimited } = supportedSaving(inputs, team, observed);
  const afterRate = applyRealizationRate(amount, rate);
  const afterLicenses = mapRange(afterRate, (value) => value - licenses.dollars);
  // A meaningless high end is not shown, but it still distinguishes a certain loss from an open outcome.
  const isTooWide = effectPercent.high - effectPercent.low > MAX_RANGE_WIDTH;
  const shown = (range: Range): OpenRange => (isTooWide ? { ...range, high: null } : range);
  const [supported, realized, net] = [shown(amount), shown(afterRate), shown(afterLicenses)];
  const outcome = outcomeOf(afterLicenses, limit, inputs.evidence, team.capacity);
  return {
    realized,
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

function outcomeOf(
  { low, high }: Range,
  limit: EvidenceStep['limit'],
  { verdict, grade }: Estimated,
  { kind }: Capacity,
): NetOutcome {
  if (kind === 'refused') return 'refused';
  if (limit === 'interval' || limit === 'conflict') return 'inconclusive';
  if (verdict === 'faster' && low > 0) return grade === 'D' ? 'weak-gain' : 'gain';
  if (high > 0) return 'open';
  return verdict === 'slower' && high < 0 ? 'loss' : 'no-gain';
}

function licenseCost({ seats, pricePerSeatMonth, spend }: Economics, { from, days }: BridgeInputs): LicenseCost {
  const paid = actualSpend(spend, from, days);
  const seatMonths = (days - paid.days) / DAYS_PER_MONTH;
  const seatDollars = seats * pricePerSeatMonth * seatMonths;
  const dollars = paid.dollars + seatDollars;
  return { dollars, days, spend: spend.length === 0 ? null : paid, seatDollars, seatMonths };
}

function paybackMonths(realized: number, licenses: number): number | null {
  return realized > 0 && realized >= licenses ? (licenses / realized) * MONTHS_PER_YEAR : null;
}

/** Solves cost × e / (1 − e) = licenses for e. */
function breakEvenPercent(realizableCost: number, licenses: number): number | null {
  return realizableCost > 0 ? (licenses / (realizableCost + licenses)) * 100 : null;
}
