import {
  MAX_SCOPE_NAME_LENGTH,
  MAX_TEAM_NAME_LENGTH,
  PLAN_SAVING,
  PLAN_TEAMS,
  RAMP_WEEKS,
} from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';

/** The problems of values in the form for a plan. */
export const planFormProblems = ({ count, counted, typedPercent }: Formats) =>
  ({
    noTeams: 'Name the projects of the teams that take part',
    fewTeams: `At least ${count(PLAN_TEAMS.min)} teams are needed: with fewer, too few orders are possible`,
    manyTeams: `At most ${counted(PLAN_TEAMS.max, 'team')} can be planned together`,
    longTeam: `A name is longer than ${count(MAX_TEAM_NAME_LENGTH)} characters: put each team on a line of its own`,
    invisibleTeam: 'A name has only invisible characters',
    noStart: 'Pick the Monday on which the first team starts',
    rampWeeks: `Type a number from ${count(RAMP_WEEKS.min)} to ${count(RAMP_WEEKS.max)}`,
    smallestSaving: `Type a percentage from ${typedPercent(100 * PLAN_SAVING.min)} to ${typedPercent(100 * PLAN_SAVING.max)}`,
    longField: `The name of the field is too long: at most ${count(MAX_SCOPE_NAME_LENGTH)} characters`,
    invisibleField: 'The name of the field has only invisible characters',
  }) as const;
