import { array, type InferType, object, string } from 'yup';
import { MAX_TEAM_NAME_LENGTH } from '../request/comparisonLimits.ts';
import { CHOSEN_MEASURES } from '../request/measures.ts';
import { isProjectName } from '../request/projectName.ts';
import { calendarSchema } from '../request/scope.ts';
import { sizeFieldName } from '../request/sizeFieldName.ts';
import { trackerFields } from '../request/trackerFields.ts';
import { MAX_PEOPLE } from '../usage/peopleCount.ts';
import { usageSchema } from '../usage/usageSchema.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { count } from '../values/numbers.ts';
import { type Parsed, parseWith } from '../values/parsed.ts';
import { ORGANIZATION_TEAMS } from './organizationLimits.ts';

const people = () =>
  count().typeError('${path} must be a number').max(MAX_PEOPLE, `\${path} must be at most ${MAX_PEOPLE}`).optional();

const organizationTeamSchema = object({
  project_name: string()
    .typeError('${path} must be text')
    .max(MAX_TEAM_NAME_LENGTH, '${path} is too long')
    .required('${path} is required')
    .test('name', '${path} is required', isProjectName),
  started: calendarDate().nullable().defined('${path} must be a date, or null for a team that has not started'),
  people: people(),
  seats: people(),
}).typeError('${path} must be an object');

/** Body of `POST /api/organization`: the teams of an organization, each with the day on which it started to use the assistant. */
export const organizationRequestSchema = object({
  ...trackerFields,
  teams: array(organizationTeamSchema.required())
    .typeError('teams must be a list')
    .min(ORGANIZATION_TEAMS.min, 'teams must have at least ${min} teams')
    .max(ORGANIZATION_TEAMS.max, 'teams must have at most ${max} teams')
    .required('teams is required'),
  calendar: calendarSchema.optional().default(undefined),
  measure: string()
    .typeError('measure must be active, or absent')
    .oneOf(CHOSEN_MEASURES, 'measure must be active, or absent')
    .optional(),
  size_field: sizeFieldName(),
  usage: usageSchema.optional().default(undefined),
})
  .required('the body must be a JSON object')
  .typeError('the body must be a JSON object');

export type OrganizationRequest = InferType<typeof organizationRequestSchema>;
export type OrganizationTeamRequest = OrganizationRequest['teams'][number];

/** Reads the body of `POST /api/organization`. The error names the field, never its content. */
export const parseOrganizationRequest = (input: unknown): Parsed<OrganizationRequest> =>
  parseWith(organizationRequestSchema, input);
