import { isFieldName, isProjectName, MAX_SCOPE_NAME_LENGTH, MAX_TEAM_NAME_LENGTH } from '@roi-insight/contracts';
import { PLAN_TEAMS, RAMP_WEEKS, PLAN_SAVING } from '@roi-insight/contracts';
import { type Formats, planFormProblems } from '@roi-insight/report-text';
import { date, type InferType, number, object } from 'yup';
import { type Rule, textWithRules as text } from '../../shell/textRules.ts';
import { trackerRules } from '../../shell/tracker/trackerRules.ts';
import { teamNames } from './teamNames.ts';

type Problems = ReturnType<typeof planFormProblems>;

const wrongTeams = (problems: Problems): readonly Rule[] => [
  [problems.noTeams, (list) => teamNames(list).names.length > 0],
  [problems.fewTeams, (list) => teamNames(list).names.length >= PLAN_TEAMS.min],
  [problems.manyTeams, (list) => teamNames(list).names.length <= PLAN_TEAMS.max],
  [problems.longTeam, (list) => teamNames(list).names.every((name) => name.length <= MAX_TEAM_NAME_LENGTH)],
  [problems.invisibleTeam, (list) => teamNames(list).names.every(isProjectName)],
];

const percentBounds = { min: 100 * PLAN_SAVING.min, max: 100 * PLAN_SAVING.max };

/** Rules and messages of the form for a plan. `start` is local midnight of a Monday. */
export function planFormSchema(formats: Formats) {
  const problems = planFormProblems(formats);
  const { rampWeeks: weeks, smallestSaving: percent } = problems;
  return object({
    ...trackerRules(formats),
    teams: text(...wrongTeams(problems)),
    start: date().required(problems.noStart),
    rampWeeks: number().nullable().required(weeks).integer(weeks).min(RAMP_WEEKS.min, weeks).max(RAMP_WEEKS.max, weeks),
    /** In percent. */
    smallestSaving: number()
      .nullable()
      .required(percent)
      .min(percentBounds.min, percent)
      .max(percentBounds.max, percent),
    sizeField: text(
      [problems.longField, (name) => name.length <= MAX_SCOPE_NAME_LENGTH],
      [problems.invisibleField, (name) => name === '' || isFieldName(name)],
    ).trim(),
  });
}

export type PlanFormValues = InferType<ReturnType<typeof planFormSchema>>;
