import { isFieldName, isProjectName, MAX_SCOPE_NAME_LENGTH, MAX_TEAM_NAME_LENGTH } from '@roi-insight/contracts';
import { PLAN_TEAMS, RAMP_WEEKS, PLAN_SAVING } from '@roi-insight/contracts';
import { bidiIsolate, type Formats } from '@roi-insight/report-text';
import { date, type InferType, number, object } from 'yup';
import { type Rule, textWithRules as text } from '../../shell/textRules.ts';
import { trackerRules } from '../../shell/tracker/trackerRules.ts';
import { teamNames } from './teamNames.ts';

/** At most this many names are quoted in a message. */
const QUOTED = 3;

const wrongTeams = ({ count, counted }: Formats): readonly Rule[] => [
  ['Name the projects of the teams that take part', (list) => teamNames(list).names.length > 0],
  [
    `At least ${count(PLAN_TEAMS.min)} teams are needed: with fewer, too few orders are possible`,
    (list) => teamNames(list).names.length >= PLAN_TEAMS.min,
  ],
  [
    `At most ${counted(PLAN_TEAMS.max, 'team')} can be planned together`,
    (list) => teamNames(list).names.length <= PLAN_TEAMS.max,
  ],
  [
    `A name is longer than ${count(MAX_TEAM_NAME_LENGTH)} characters: put each team on a line of its own`,
    (list) => teamNames(list).names.every((name) => name.length <= MAX_TEAM_NAME_LENGTH),
  ],
  ['A name has only invisible characters', (list) => teamNames(list).names.every(isProjectName)],
];

/** The teams of a list that are repeated, in a sentence; null without them. */
export function repeatedTeams({ counted }: Formats, list: string): string | null {
  const { repeated } = teamNames(list);
  if (repeated.length === 0) return null;
  const shown = repeated.slice(0, QUOTED).map((name) => `“${bidiIsolate(name)}”`);
  return repeated.length > QUOTED
    ? `${shown.join(', ')} and ${counted(repeated.length - QUOTED, 'other')} are listed more than once.`
    : `${shown.join(', ')} ${repeated.length === 1 ? 'is' : 'are'} listed more than once.`;
}

const percentBounds = { min: 100 * PLAN_SAVING.min, max: 100 * PLAN_SAVING.max };

/** Rules and messages of the form for a plan. `start` is local midnight of a Monday. */
export function planFormSchema(formats: Formats) {
  const { count, typedPercent } = formats;
  const weeks = `Type a number from ${count(RAMP_WEEKS.min)} to ${count(RAMP_WEEKS.max)}`;
  const percent = `Type a percentage from ${typedPercent(percentBounds.min)} to ${typedPercent(percentBounds.max)}`;
  return object({
    ...trackerRules(formats),
    teams: text(...wrongTeams(formats)),
    start: date().required('Pick the Monday on which the first team starts'),
    rampWeeks: number().nullable().required(weeks).integer(weeks).min(RAMP_WEEKS.min, weeks).max(RAMP_WEEKS.max, weeks),
    /** In percent. */
    smallestSaving: number()
      .nullable()
      .required(percent)
      .min(percentBounds.min, percent)
      .max(percentBounds.max, percent),
    sizeField: text(
      [
        `The name of the field is too long: at most ${count(MAX_SCOPE_NAME_LENGTH)} characters`,
        (name) => name.length <= MAX_SCOPE_NAME_LENGTH,
      ],
      ['The name of the field has only invisible characters', (name) => name === '' || isFieldName(name)],
    ).trim(),
  });
}

export type PlanFormValues = InferType<ReturnType<typeof planFormSchema>>;
