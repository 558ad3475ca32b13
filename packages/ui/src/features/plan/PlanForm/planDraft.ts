import { RAMP_WEEKS, type SampleTracker, PLAN_SAVING } from '@roi-insight/contracts';
import { emptyTracker, sampleTracker } from '../../shell/tracker/trackerDraft.ts';
import { firstMonday } from './firstMonday.ts';
import type { PlanFormValues } from './planFormSchema.ts';

/** The initial form. */
export function emptyPlanDraft(today: Date): PlanFormValues {
  return {
    ...emptyTracker,
    teams: '',
    start: firstMonday(today),
    rampWeeks: RAMP_WEEKS.default,
    smallestSaving: 100 * PLAN_SAVING.default,
    sizeField: '',
  };
}

/** The form filled in for the sample organization; the other choices stay. */
export function samplePlanDraft(sample: SampleTracker, typed: PlanFormValues): PlanFormValues {
  return { ...typed, ...sampleTracker(sample), teams: teamsOf(sample).join('\n') };
}

const teamsOf = ({ pilot, projects }: SampleTracker): readonly string[] =>
  pilot?.projects ?? projects.map(({ name }) => name);
