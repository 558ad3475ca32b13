import type { Economics, Report } from '@roi-insight/contracts';
import { type BridgeGap, type BridgeInputs, bridgeInputs } from './bridgeInputs.ts';
import { bridgeSteps } from './bridgeSteps.ts';
import type { BridgeStep, NetOutcome } from './bridgeStep.ts';
import { type Capacity, capacity, teamHoursOf } from './capacity.ts';
import { checkEconomics } from './economics.ts';
import { hasNoValue } from './hasNoValue.ts';
import { licenseCost } from './net/licenseCost.ts';
import { netOutcome } from './net/netOutcome.ts';
import { type Payback, payback } from './net/payback.ts';
import { returned } from './net/returned.ts';
import { type Projection, projection } from './projection.ts';
import { mapRange, openHigh, type OpenRange } from './range.ts';
import { applyRealizationRate, realizationRange } from './realization.ts';
import { isTooWide } from './saving/isTooWide.ts';
import { supportedSaving } from './saving/supportedSaving.ts';
import { teamMoney } from './saving/teamMoney.ts';
import { measuredYear, type QuarterMoney } from './year/measuredYear.ts';
import { type PeriodMoney, periodMoney } from './year/periodMoney.ts';

/** The period of an answer: the first quarter until a later quarter is measured, then the first year. */
export type AnswerPeriod =
  | { readonly kind: 'first-quarter'; readonly days: number }
  /** `measured`: how many of its four quarters are measured. */
  | { readonly kind: 'first-year'; readonly measured: number };

/** The net value of a quarter. */
export interface QuarterNet extends Pick<QuarterMoney, 'number' | 'kind'> {
  /** Dollars of the quarter. */
  readonly net: OpenRange;
  readonly outcome: NetOutcome;
}

/** The answer of one period: the steps from its card to its net value. All dollars are those of the period. */
export type Bridge =
  | {
      readonly kind: 'ready';
      readonly period: AnswerPeriod;
      readonly steps: readonly BridgeStep[];
      readonly net: OpenRange;
      readonly outcome: NetOutcome;
      /** Saved dollars for each dollar of the cost; null unless the net value is a gain that costs something. */
      readonly returned: OpenRange | null;
      /** Null if the evidence is too weak for a payback. */
      readonly paybackMonths: Payback | null;
      /** The first quarter four times, on the condition that its effect lasts. */
      readonly projection: Projection;
      /** The four quarters of the year; null if the period is the first quarter. */
      readonly quarters: readonly QuarterNet[] | null;
      /** The last measured quarter; null if that is the first. */
      readonly latest: (QuarterNet & { readonly isSavingGone: boolean }) | null;
      /** Percent of time that must be saved in the first quarter to pay for its licenses; null if no saving can pay for them. */
      readonly breakEvenPercent: number | null;
      readonly capacity: Capacity;
    }
  | { readonly kind: 'unavailable'; readonly reason: BridgeGap };

/**
 * Derives the net value from a card: headline → minus tasks not completed → minus tasks without a measured time →
 * parallel hours counted once → estimate → realization rate → licenses → net.
 *
 * **Period.** The headline of the first quarter is the Cost Savings card. If later quarters were measured, see
 * {@link measuredYear}, everything is of the first year: the headline is the Annual Projection card, `later-quarters`
 * adds what these quarters showed instead of repeating the first, and the steps of the first quarter count four times.
 *
 * **Tickets in parallel.** A clock that runs for every ticket in progress counts an hour of work once for each of them. If
 * the tickets' hours exceed the team's, every amount is multiplied by φ = team hours ÷ measured hours.
 *
 * **Estimate.** See {@link supportedSaving}.
 *
 * **Realization** counts savings and losses alike: see {@link applyRealizationRate}.
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
  const { days, evidence, hourlyRate } = inputs;
  const teamHours = teamHoursOf(economics.seats, inputs.from, days, inputs.workingTime);
  const team = teamMoney(inputs.measuredHours, teamHours, hourlyRate);
  const saving = supportedSaving(inputs, team, inputs.savedPerTask * inputs.tasks.measured * team.parallel);
  const first = firstQuarter(inputs, economics, saving);
  const checked = capacity(inputs.hoursSaved, teamHours);
  const { grade } = evidence;
  const outcomeOf = ({ net, claim, isOpen }: Pick<PeriodMoney, 'net' | 'claim' | 'isOpen'>): NetOutcome => {
    if (checked.kind === 'refused') return 'refused';
    return hasNoValue(hourlyRate, economics) ? 'nothing' : netOutcome(net, claim, { grade, isOpen });
  };
  const netOf = (quarter: QuarterMoney): QuarterNet => {
    const { number, kind, realized, cost, claim, isOpen } = quarter;
    const net = mapRange(realized, (dollars) => dollars - cost.dollars);
    return { number, kind, net: openHigh(net, isOpen), outcome: outcomeOf({ net, claim, isOpen }) };
  };
  const { net: firstNet, outcome: firstOutcome } = netOf(first);
  const projected = projection(firstNet, firstOutcome, grade);
  const isSupported = projected.kind === 'estimate';
  const year = isSupported && firstOutcome !== 'nothing' ? measuredYear(inputs, economics, first) : null;
  const money = periodMoney(year?.quarters ?? [first]);
  const [net, outcome] = [openHigh(money.net, money.isOpen), outcomeOf(money)];
  const { dollars: spend } = money.cost;
  return {
    kind: 'ready',
    period:
      year === null
        ? { kind: 'first-quarter', days }
        : { kind: 'first-year', measured: year.quarters.filter(({ kind }) => kind === 'measured').length },
    steps: bridgeSteps(inputs, economics, { saving, teamHours, parallel: team.parallel, money, year, outcome }),
    net,
    outcome,
    returned: outcome === 'gain' ? returned(net, spend) : null,
    paybackMonths: isSupported ? payback(openHigh(money.realized, money.isOpen), spend) : null,
    projection: projected,
    quarters: year?.quarters.map(netOf) ?? null,
    latest: year === null ? null : { ...netOf(year.latest), isSavingGone: year.isSavingGone },
    breakEvenPercent: breakEvenPercent(team.measuredCost * economics.realisationRate, first.cost.dollars),
    capacity: checked,
  };
}

function firstQuarter(
  inputs: BridgeInputs,
  economics: Economics,
  { amount, limit }: ReturnType<typeof supportedSaving>,
): QuarterMoney {
  return {
    number: 1,
    kind: 'measured',
    claim: limit === 'interval' || limit === 'conflict' ? 'no-detectable-change' : inputs.evidence.verdict,
    supported: amount,
    realized: applyRealizationRate(amount, realizationRange(economics.realisationRate)),
    // A meaningless high end is not shown, but it still distinguishes a certain loss from an open outcome.
    isOpen: isTooWide(inputs.effectPercent),
    cost: licenseCost(economics, inputs.spendWeeks, inputs),
  };
}

/** Solves cost × e / (1 − e) = licenses for e. */
function breakEvenPercent(realizableCost: number, licenses: number): number | null {
  return realizableCost > 0 ? (licenses / (realizableCost + licenses)) * 100 : null;
}
