import type { Plan } from '@roi-insight/contracts';
import type { PlanCondition, PlanRead } from '@roi-insight/roi-math';
import { capitalized } from '../../capitalized.ts';
import { type Formats, wholeSaving } from '../../format/index.ts';
import { namesCause } from './namesCause.ts';
import { orderChanceText } from './orderChanceText.ts';
import { planConditionText } from './planConditionText.ts';
import { planDeviationText } from './planDeviationText.ts';
import { planForecastText } from './planForecastText.ts';
import { savedRangeText } from './savedRangeText.ts';

/** The answer of a plan. */
export interface PlanVerdictText {
  readonly title: string;
  /** The interval, as a sentence. */
  readonly range: string;
  /** The share of the orders that would show such a difference by chance, as a sentence. */
  readonly chance: string;
  /** Limits of the answer, in sentences. */
  readonly notes: readonly string[];
}

/** The answer of a plan. It names the rollout as the cause only if there is a claim and all conditions are met. */
export function planVerdictText(formats: Formats, plan: Plan, result: PlanRead): PlanVerdictText {
  const level = formats.wholePercent((1 - plan.terms.alpha) * 100);
  const range = savedRangeText(formats, result.interval);
  const chance = orderChanceText(formats, result);
  if (result.verdict === 'no-detectable-change') {
    const forecast = planForecastText(formats, plan);
    return {
      title: 'No detectable change',
      range: `The tickets fit everything within the ${level} range: ${range}.`,
      chance,
      notes: ['This does not show that nothing changed.', ...(forecast === null ? [] : [forecast])],
    };
  }
  const lost = result.deviations.filter(({ kind }) => kind === 'lost-team');
  const took = `tickets of these teams took ${wholeSaving(formats, result.savedPercent)}`;
  return {
    title: namesCause(result) ? `Because of the rollout, ${took}` : capitalized(took),
    range: `${level} range: ${range}.`,
    chance,
    notes: [
      ...(namesCause(result)
        ? []
        : ['This report does not name the rollout as the cause, because not all conditions of A+ are met.']),
      // The sentence of the condition counts the lost teams.
      ...(lost.length === 1 ? lost.map((one) => planDeviationText(formats, plan, one).text) : []),
      ...result.conditions
        .filter((condition) => isInDoubt(result, condition))
        .map((condition) => {
          const { word, text } = planConditionText(formats, result, condition);
          return `${word}: ${text}`;
        }),
    ],
  };
}

/** Whether something that was read speaks against a condition, rather than that nothing is known about it. */
function isInDoubt({ deviations, sameWork, waitingHarm }: PlanRead, { kind, state }: PlanCondition): boolean {
  if (state !== 'not-confirmed') return state === 'not-met';
  if (kind === 'teams') return deviations.some((one) => one.kind === 'lost-team');
  return kind === 'same-work' ? sameWork.moreTickets !== null : kind === 'no-harm' && waitingHarm.exceeds !== null;
}
