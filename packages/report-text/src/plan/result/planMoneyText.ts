import type { Economics } from '@roi-insight/contracts';
import type { OpenRange, PlanMoney, PlanRead } from '@roi-insight/roi-math';
import { INCONCLUSIVE } from '../../bridge/netFigure.ts';
import { moneyRange } from '../../bridge/outcomeText.ts';
import type { Fact } from '../../Fact.ts';
import type { Formats } from '../../format/index.ts';

/** The value of a plan's saving. */
export interface PlanMoneyText {
  readonly title: string;
  readonly note: string;
  /** The last fact is the result. */
  readonly facts: readonly Fact[];
}

/** The value of a plan's saving, for the teams that started; null if the value is unknown. */
export function planMoneyText(
  formats: Formats,
  result: PlanRead,
  money: PlanMoney | null,
  economics: Economics,
): PlanMoneyText | null {
  if (money === null) return null;
  const { saved, realized, cost, net } = money;
  const isClaim = money.isClaim && result.conditions.every(({ state }) => state !== 'not-met');
  const isLoss = isClaim && saved.base < 0;
  const teams = formats.counted(result.hours.length, 'team');
  const unmeasured = result.hours.filter(({ hours }) => hours === 0).length;
  return {
    title: `Value for the ${teams} that started`,
    note: [
      `From each start to the day of reading. Dollars assume ${formats.counted(economics.seats, 'engineer')} in each team.`,
      ...(unmeasured === 0
        ? []
        : [`${formats.count(unmeasured)} of these teams had no measured hours, so savings there count as zero.`]),
      ...(cost === null ? ['Licenses aren’t subtracted because their price is unknown.'] : []),
      ...(isClaim
        ? result.sameWork.moreTickets === null
          ? []
          : [
              'If the saved time became more work, this is its value. If tickets were split, nothing was saved. The tickets cannot tell which.',
            ]
        : [
            money.isClaim
              ? 'A condition of A+ is not met, so only the ranges mean something.'
              : 'Without a detectable change, only the ranges mean something.',
          ]),
    ].join(' '),
    facts: [
      { name: isLoss ? 'Time lost' : 'Time saved', ...amount(formats, saved, isClaim) },
      {
        name: `Put to use (${formats.typedPercent(economics.realisationRate * 100)})`,
        ...amount(formats, realized, isClaim),
      },
      ...(cost === null ? [] : [{ name: 'Licenses', value: formats.moneyChange(-cost), range: null }]),
      ...(net === null ? [] : [{ name: 'Net', ...amount(formats, net, isClaim) }]),
    ],
  };
}

function amount(formats: Formats, range: OpenRange, isClaim: boolean): Omit<Fact, 'name'> {
  if (range.low === range.high) return { value: formats.money(range.base), range: null };
  return { value: isClaim ? formats.money(range.base) : INCONCLUSIVE, range: moneyRange(formats, range) };
}
