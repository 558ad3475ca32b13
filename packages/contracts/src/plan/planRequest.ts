import { array, boolean, type InferType, object, string } from 'yup';
import { MAX_TEAM_NAME_LENGTH } from '../request/comparisonLimits.ts';
import { MEASURES } from '../request/measures.ts';
import { isProjectName } from '../request/projectName.ts';
import { trackerFields } from '../request/trackerFields.ts';
import { calendarSchema, scopeSchema } from '../request/scope.ts';
import { sizeFieldName } from '../request/sizeFieldName.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { count } from '../values/numbers.ts';
import { type Parsed, parseWith } from '../values/parsed.ts';
import { issueKey } from './issueKey.ts';
import { otherPlansSchema } from './otherPlans.ts';
import { planHashText } from './planHashText.ts';
import { PLAN_TEAMS, PLAN_WEEKS } from './planLimits.ts';

const monday = () =>
  calendarDate().test(
    'monday',
    '${path} must be a Monday',
    (day) => day === undefined || day === null || new Date(day).getUTCDay() === 1,
  );

const planTeamRequestSchema = object({
  project_name: string()
    .typeError('${path} must be text')
    .max(MAX_TEAM_NAME_LENGTH, '${path} is too long')
    .required('${path} is required')
    .test('name', '${path} is required', isProjectName),
  /** The project of an existing plan's team, which is found by this id even if its key has changed. */
  project_id: string()
    .typeError('${path} must be text')
    .matches(/^\d{1,19}$/, '${path} must be the id of a project')
    .optional(),
  scope: scopeSchema.optional().default(undefined),
  calendar: calendarSchema.optional().default(undefined),
  /** The measure of an existing plan; absent: the measure that the tickets allow. */
  measure: string().typeError('${path} must be text').oneOf(MEASURES, '${path} must be a measure').optional(),
}).typeError('${path} must be an object');

/** Body of `POST /api/plan`. */
export const planRequestSchema = object({
  ...trackerFields,
  teams: array(planTeamRequestSchema.required())
    .typeError('teams must be a list')
    .min(PLAN_TEAMS.min, 'teams must have at least ${min} teams')
    .max(PLAN_TEAMS.max, 'teams must have at most ${max} teams')
    .required('teams is required'),
  /** The first start. Before it, up to 104 closed weeks are read; after it, the closed weeks of the plan. */
  start: monday().required('${path} is required'),
  /** Weeks after the start that are read if they have closed. */
  weeks: count()
    .typeError('weeks must be a number')
    .max(PLAN_WEEKS.max, 'weeks must be at most ${max}')
    .required('weeks is required'),
  size_field: sizeFieldName(),
})
  .required('the body must be a JSON object')
  .typeError('the body must be a JSON object');

/** Body of `POST /api/plan/registration`: the issue with the plan's code. */
export const registrationRequestSchema = object({
  ...trackerFields,
  issue_key: issueKey(),
  hash: planHashText().typeError('hash must be text'),
})
  .required('the body must be a JSON object')
  .typeError('the body must be a JSON object');

/** Response of `POST /api/plan/registration`. */
export const registrationResponseSchema = object({
  success: boolean().oneOf([true]).required(),
  id: string()
    .matches(/^\d{1,19}$/)
    .required(),
  key: string().max(300).required(),
  created: string().max(40).required(),
  others: otherPlansSchema.required(),
}).required('a registration must be an object');

export type PlanRequest = InferType<typeof planRequestSchema>;
export type RegistrationRequest = InferType<typeof registrationRequestSchema>;
export type RegistrationResponse = InferType<typeof registrationResponseSchema>;

/** Reads the body of `POST /api/plan`. The error names the field, never its content. */
export const parsePlanRequest = (input: unknown): Parsed<PlanRequest> => parseWith(planRequestSchema, input);

/** Reads the body of `POST /api/plan/registration`. The error names the field, never its content. */
export const parseRegistrationRequest = (input: unknown): Parsed<RegistrationRequest> =>
  parseWith(registrationRequestSchema, input);

/** Reads the response of `POST /api/plan/registration`. */
export const parseRegistrationResponse = (input: unknown): Parsed<RegistrationResponse> =>
  parseWith(registrationResponseSchema, input);
