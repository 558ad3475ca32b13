import type { Plan } from '@roi-insight/contracts';
import type { PlanRead } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';
import { namesCause } from './namesCause.ts';
import { readDay } from './planDays.ts';

/** The facts that the report on a plan proves and does not prove, in sentences. */
export interface PlanProofText {
  readonly proves: readonly string[];
  readonly not: readonly string[];
}

export function planProofText(formats: Formats, plan: Plan, result: PlanRead): PlanProofText {
  const orders = formats.wholePercent(plan.terms.alpha * 100);
  return {
    proves: [
      ...(namesCause(result)
        ? [
            'Chance decided which team started when, so the season, the workload or a motivated team can’t explain a difference.',
          ]
        : []),
      `A change is claimed only if at most ${orders} of the possible orders look as extreme. Without an effect, that happens in at most ${orders} of plans.`,
      'Length, order, weights and the way to compare were set before the first start.',
    ],
    not: [
      'How much time each user saves: tickets of people who don’t use the assistant count too.',
      'Whether the work is as good as before.',
      'What other teams would save.',
      `Whether the effect lasts after ${formats.day(readDay(plan))}.`,
    ],
  };
}
