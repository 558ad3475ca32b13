import {
  isFieldName,
  isProjectName,
  MAX_SCOPE_NAME_LENGTH,
  MAX_TEAM_NAME_LENGTH,
  PLAN_SAVING,
} from '@roi-insight/contracts';
import type { Formats } from '@roi-insight/report-text';
import { date, type InferType, number, object } from 'yup';
import { textWithRules as text } from '../../shell/textRules.ts';
import { trackerRules } from '../../shell/trackerRules.ts';

const bounds = { min: 100 * PLAN_SAVING.min, max: 100 * PLAN_SAVING.max };

/** Rules and messages of the form for a coin plan. `start` is local midnight of a Monday. */
export function coinFormSchema(formats: Formats) {
  const { count, typedPercent } = formats;
  const percent = `Type a percentage from ${typedPercent(bounds.min)} to ${typedPercent(bounds.max)}`;
  return object({
    ...trackerRules(formats),
    project: text(
      ['Name the project of the team', isProjectName],
      [
        `The name of the project is too long: at most ${count(MAX_TEAM_NAME_LENGTH)} characters`,
        (name) => name.length <= MAX_TEAM_NAME_LENGTH,
      ],
    ).trim(),
    start: date().required('Pick the Monday from which on tickets have a coin'),
    /** In percent. */
    smallestSaving: number().nullable().required(percent).min(bounds.min, percent).max(bounds.max, percent),
    sizeField: text(
      [
        `The name of the field is too long: at most ${count(MAX_SCOPE_NAME_LENGTH)} characters`,
        (name) => name.length <= MAX_SCOPE_NAME_LENGTH,
      ],
      ['The name of the field has only invisible characters', (name) => name === '' || isFieldName(name)],
    ).trim(),
  });
}

export type CoinFormValues = InferType<ReturnType<typeof coinFormSchema>>;
