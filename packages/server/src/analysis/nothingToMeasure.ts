import type { Funnel } from '@roi-insight/contracts';
import { Failure } from '../failure.ts';

const REASONS = [
  ['out_of_scope', 'sub-tasks, epics or finished outside both windows'],
  ['unfinished', 'not finished'],
  ['no_active_time', 'never in progress'],
  ['under_1_hour', 'under 1 hour of work'],
  ['over_40_hours', 'over 40 hours of work'],
] as const satisfies readonly (readonly [keyof Funnel, string])[];

/** The failure for a project of whose tickets none counts: what was found and why. */
export function nothingToMeasure(funnel: Funnel): Failure {
  if (funnel.found === 0) {
    return new Failure(
      'nothing-to-measure',
      'The project has no tickets that were created or finished in the weeks around the adoption date. Check the date and the project.',
    );
  }
  const parts = REASONS.filter(([key]) => funnel[key] > 0).map(([key, reason]) => `${funnel[key]} ${reason}`);
  return new Failure(
    'nothing-to-measure',
    `Nothing can be measured: of ${funnel.found} tickets found none counts (${parts.join('; ')}). Check the date and the project.`,
  );
}
