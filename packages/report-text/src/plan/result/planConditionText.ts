import type { PlanCondition } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';
import { type HintedResult, planConditionHint } from './planConditionHint.ts';

/** Minimum share of the teams that start in time, and the tolerance in weeks. */
const IN_TIME = { percent: 80, weeks: 1 };

/** A condition of the best grade, and whether it is met. */
export interface PlanConditionText {
  readonly state: PlanCondition['state'];
  readonly word: 'Met' | 'Not met' | 'Not confirmed';
  readonly text: string;
}

const WORDS = { met: 'Met', 'not-met': 'Not met', 'not-confirmed': 'Not confirmed' } as const;

/** A condition of the best grade in a sentence. If it is not confirmed, another sentence says why, or what would confirm it. */
export function planConditionText(formats: Formats, result: HintedResult, condition: PlanCondition): PlanConditionText {
  const { kind, state } = condition;
  const hint = planConditionHint(formats, result, condition);
  return { state, word: WORDS[state], text: [sentence(formats, kind), ...(hint === null ? [] : [hint])].join(' ') };
}

function sentence(formats: Formats, kind: PlanCondition['kind']): string {
  switch (kind) {
    case 'one-plan':
      return 'The plan is unchanged and for this tracker, and its Jira issue, the only one of a plan, was there before the first start.';
    case 'drawn':
      return 'The order was drawn from a Jira issue, so that no one could choose it.';
    case 'teams':
      return 'Every team was read and measured as at planning.';
    case 'starts':
      return `At least ${formats.wholePercent(IN_TIME.percent)} of the teams started within ${formats.counted(IN_TIME.weeks, 'week')} of their date, and usage does not contradict that.`;
    case 'waiting-waited':
      return 'No waiting team used the assistant before the end.';
    case 'same-work':
      return 'The teams do the same work before and after.';
    case 'same-measurement':
      return 'The weeks before planning, measured again, give the figures of the plan.';
    case 'no-harm':
      return 'The waiting teams did not become slower than they were in the two years before.';
  }
}
