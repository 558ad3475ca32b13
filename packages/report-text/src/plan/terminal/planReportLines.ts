import type { CalendarDate, Economics } from '@roi-insight/contracts';
import type { PlanMoney } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';
import { planConditionText } from '../result/planConditionText.ts';
import { planDeviationText } from '../result/planDeviationText.ts';
import { planGradeTexts } from '../result/planGradeTexts.ts';
import { planMoneyText } from '../result/planMoneyText.ts';
import type { PlanReport } from '../result/PlanReport.ts';
import { planVerdictText } from '../result/planVerdictText.ts';
import { planWaitingText } from '../result/planWaitingText.ts';

/**
 * The report on a plan as lines of text: the answer and its range, the grade, the conditions that are not met or not
 * confirmed, the deviations from the plan, and the value.
 * @param money null before the day on which the plan is read, or if the value is unknown
 */
export function planReportLines(
  formats: Formats,
  { plan, starts, result }: Pick<PlanReport, 'plan' | 'starts' | 'result'>,
  today: CalendarDate,
  money: PlanMoney | null,
  economics: Economics,
): readonly string[] {
  const deviations = result.deviations.map((deviation) => {
    const { text, consequence } = planDeviationText(formats, plan, deviation);
    return `${text} ${consequence}`;
  });
  const kept = deviations.length === 0 ? ['As planned.'] : deviations;
  if (result.kind === 'waiting') {
    const { title, lead, facts } = planWaitingText(formats, plan, starts, result, today);
    return [`${title}. ${lead}`, facts.map(({ name, value }) => `${name}: ${value}`).join('; '), ...kept];
  }
  const { title, range, chance, notes } = planVerdictText(formats, plan, result);
  const value = planMoneyText(formats, result, money, economics);
  return [
    `${title}. ${range} ${chance}`,
    ...notes,
    `Grade ${result.grade}: ${planGradeTexts[result.grade]}`,
    ...result.conditions.flatMap((condition) => {
      const { state, word, text } = planConditionText(formats, result, condition);
      return state === 'met' ? [] : [`${word}: ${text}`];
    }),
    ...kept,
    ...(value === null
      ? []
      : [
          [
            `${value.title}: ${value.facts.map(({ name, value: amount, range }) => `${name} ${amount}${range === null || range === undefined ? '' : ` (${range})`}`).join(', ')}.`,
            value.note,
          ].join(' '),
        ]),
  ];
}
