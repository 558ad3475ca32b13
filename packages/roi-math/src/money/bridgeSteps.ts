import type { Economics } from '@roi-insight/contracts';
import type { BridgeInputs } from './bridgeInputs.ts';
import type { BridgeStep, NetOutcome } from './bridgeStep.ts';
import { certain, mapRange, minus, openHigh, type Range } from './range.ts';
import { realizationRange } from './realization.ts';
import type { Saving } from './saving/claimedSaving.ts';
import type { MeasuredYear } from './year/measuredYear.ts';
import type { PeriodMoney } from './year/periodMoney.ts';

/** What the steps add up. */
interface StepMoney {
  /** The saving of the first quarter. */
  readonly saving: Saving;
  readonly teamHours: number;
  /** φ of the first quarter. */
  readonly parallel: number;
  /** The money of the period. */
  readonly money: PeriodMoney;
  /** Null if the period is the first quarter. */
  readonly year: MeasuredYear | null;
  readonly outcome: NetOutcome;
}

/**
 * The steps from the card of the period to its net value: before the estimate the card's claim for fewer and fewer tasks,
 * and from the estimate on amounts with a range.
 */
export function bridgeSteps(
  { headline, savedPerTask, tasks, measuredHours, ...inputs }: BridgeInputs,
  { seats, realisationRate }: Economics,
  { saving, teamHours, parallel, money, year, outcome }: StepMoney,
): BridgeStep[] {
  const times = year === null ? 1 : 4;
  const later = year === null ? 0 : money.supported.base - times * saving.amount.base;
  const completed = savedPerTask * tasks.completed;
  const measured = savedPerTask * tasks.measured;
  const observed = measured * parallel;
  const to = (value: number, from: number) =>
    ({
      times,
      amount: certain(times * value + later + 0),
      change: certain(times * (value - from)),
    }) as const;
  const shown = (range: Range) => openHigh(range, money.isOpen);
  const [supported, realized, net] = [shown(money.supported), shown(money.realized), shown(money.net)];
  const card = certain(times * headline + 0);
  return [
    { kind: 'headline', times, amount: card, change: card, tasks: tasks.total },
    ...(year === null
      ? []
      : [
          {
            kind: 'later-quarters' as const,
            amount: mapRange(card, (dollars) => dollars + later),
            change: certain(later + 0),
          },
        ]),
    { kind: 'not-completed', ...to(completed, headline), tasks: tasks.total - tasks.completed },
    { kind: 'not-measured', ...to(measured, completed), tasks: tasks.completed - tasks.measured },
    ...(parallel < 1
      ? [{ kind: 'parallel' as const, ...to(observed, measured), measuredHours, teamHours, seats }]
      : []),
    {
      kind: 'evidence',
      times,
      method: inputs.method,
      adopters: inputs.adopters,
      amount: supported,
      change: minus(supported, certain(times * observed + later)),
      effectPercent: inputs.effectPercent,
      limit: saving.limit,
      isHighLimited: saving.isHighLimited,
    },
    {
      kind: 'realization',
      amount: realized,
      change: minus(realized, supported),
      rate: realizationRange(realisationRate),
    },
    { kind: 'licenses', amount: net, change: minus(net, realized), ...money.cost },
    { kind: 'net', amount: net, change: certain(0), outcome },
  ];
}
