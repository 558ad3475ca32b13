import { PLAN_TEAMS, type Plan } from '@roi-insight/contracts';
import type { PlanCondition, PlanResult } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';

/** Minimum share of the teams that start in time, and the tolerance in weeks. */
const IN_TIME = { percent: 80, weeks: 1 };

/** A condition of the best grade, and whether it is met. */
export interface PlanConditionText {
  readonly state: PlanCondition['state'];
  readonly word: 'Met' | 'Not met' | 'Unknown';
  readonly text: string;
}

const WORDS = { met: 'Met', failed: 'Not met', unknown: 'Unknown' } as const;

/** A condition of the best grade in a sentence. */
export function planConditionText(
  formats: Formats,
  plan: Plan,
  { readOn }: Pick<PlanResult, 'readOn'>,
  { kind, state }: PlanCondition,
): PlanConditionText {
  return { state, word: WORDS[state], text: `${sentence(formats, plan, readOn, kind)}${hint(kind, state)}` };
}

function sentence(formats: Formats, { registration }: Plan, readOn: string, kind: PlanCondition['kind']): string {
  switch (kind) {
    case 'plan-valid':
      return registration.kind === 'issue'
        ? 'The plan is unchanged and for this tracker and measurement, and its Jira issue was there before the first start.'
        : 'The plan is unchanged and for this tracker and measurement, and a Jira issue shows that it was there before the first start.';
    case 'teams':
      return `At least ${formats.counted(PLAN_TEAMS.min, 'team')} were drawn and measured.`;
    case 'starts':
      return `At least ${formats.wholePercent(IN_TIME.percent)} of the teams started within ${formats.counted(IN_TIME.weeks, 'week')} of their date.`;
    case 'waiting-unused':
      return 'No waiting team used the assistant before the end.';
    case 'read-date':
      return `The result was read on ${formats.day(readOn)} or later.`;
    case 'no-doubt':
      return 'Tickets are measured in the same way before and after.';
  }
}

/** How to find out whether an unknown condition is met. */
const hint = (kind: PlanCondition['kind'], state: PlanCondition['state']) =>
  kind === 'waiting-unused' && state === 'unknown' ? ' A usage file with team and week would show it.' : '';
