import { type InferType, object, string } from 'yup';
import { MAX_TEAM_NAME_LENGTH } from '../request/comparisonLimits.ts';
import { MEASURES } from '../request/measures.ts';
import { isProjectName } from '../request/projectName.ts';
import { calendarSchema, scopeSchema } from '../request/scope.ts';
import { sizeFieldName } from '../request/sizeFieldName.ts';
import { trackerFields } from '../request/trackerFields.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { count } from '../values/numbers.ts';
import { type Parsed, parseWith } from '../values/parsed.ts';
import { COIN_WEEKS } from './coinLimits.ts';

/** Body of `POST /api/plan/coin`. */
export const coinRequestSchema = object({
  ...trackerFields,
  project_name: string()
    .typeError('project_name must be text')
    .max(MAX_TEAM_NAME_LENGTH, 'project_name is too long')
    .required('project_name is required')
    .test('name', 'project_name is required', isProjectName),
  scope: scopeSchema.optional().default(undefined),
  calendar: calendarSchema.optional().default(undefined),
  /** The measure of a plan that was made; absent: the one that its tickets allow. */
  measure: string().typeError('measure must be text').oneOf(MEASURES, 'measure must be a measure').optional(),
  size_field: sizeFieldName(),
  /** The first day of the plan. Up to 104 weeks before it are read as well. */
  start: calendarDate()
    .required('start is required')
    .test(
      'monday',
      'start must be a Monday',
      (day) => day === undefined || day === null || new Date(day).getUTCDay() === 1,
    ),
  /** Weeks in which tickets have a coin. */
  weeks: count()
    .typeError('weeks must be a number')
    .max(COIN_WEEKS.max, 'weeks must be at most ${max}')
    .required('weeks is required'),
  /** The read date of a plan that was made: tickets are read as they were when it began. */
  read_on: calendarDate().typeError('read_on must be a date').optional(),
})
  .required('the body must be a JSON object')
  .typeError('the body must be a JSON object');

export type CoinRequest = InferType<typeof coinRequestSchema>;

/** Reads the body of `POST /api/plan/coin`. The error names the field, never its content. */
export const parseCoinRequest = (input: unknown): Parsed<CoinRequest> => parseWith(coinRequestSchema, input);
