import type { PlanReading, PlanTerms } from '@roi-insight/contracts';
import { MEASUREMENT_VERSION } from '../../constants.ts';
import { dayNumber } from '../../time/dayNumber.ts';
import type { Assignment } from '../draw/Assignment.ts';
import { startWeeks } from '../draw/startWeeks.ts';
import { lostBecause } from './lostBecause.ts';
import type { PlannedTeam } from './PlannedTeam.ts';

/**
 * The teams of a plan, each with its drawn start and what was read of it. A project is found by its id, which stays the same if its key changes.
 * @param isOver whether all weeks of the plan have closed
 */
export function plannedTeams(
  { teams, slots, start, weeks, history, measurementVersion }: PlanTerms,
  assignment: Assignment,
  reading: PlanReading,
  isOver: boolean,
): readonly PlannedTeam[] {
  const starts = startWeeks(slots);
  const planned = Math.ceil(((dayNumber(history.to) ?? NaN) - (dayNumber(start) ?? NaN)) / 7);
  const read = reading.teams.filter((team) => team.kind === 'read');
  return teams.map((team, index): PlannedTeam => {
    const { key, facts } = team;
    const found =
      read.find(({ source }) => facts !== null && source?.projectId === facts.projectId) ??
      read.find((one) => one.key === key) ??
      null;
    const week = starts[assignment[index] ?? starts.length] ?? null;
    const why = lostBecause(team, found, week, { planned, weeks, isOver });
    // Another version may measure all weeks in another way. Then the teams count, and the report says so once.
    const isOtherVersion = why === 'planning-weeks' && measurementVersion !== MEASUREMENT_VERSION;
    const lost = isOtherVersion ? null : why;
    return {
      team,
      week,
      lost,
      reading: lost === null ? found : null,
      isRemeasured: why === 'planning-weeks' ? false : facts === null || why !== null ? null : true,
    };
  });
}
