import { boolean, type InferType, object, string } from 'yup';
import { isApiToken } from './apiToken.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { isEmail } from './email.ts';
import { comparisonRequestSchema } from '../report/comparison.ts';
import { count } from '../values/numbers.ts';
import { lookSchema } from './look.ts';
import { CHOSEN_MEASURES } from './measures.ts';
import { isProjectName } from './projectName.ts';
import { calendarSchema, scopeSchema } from './scope.ts';
import { sizeFieldName } from './sizeFieldName.ts';
import { usageSchema } from '../usage/usageSchema.ts';
import { isTrackerUrl } from './trackerUrl.ts';
import { type Parsed, parseWith } from '../values/parsed.ts';

/** Minimum length of an API key, in characters. */
export const API_KEY_MIN_LENGTH = 10;

/** Maximum length of every field, in characters: no address, name or token is longer. */
export const FIELD_MAX_LENGTH = 2048;

/** Maximum number of changes of the scope, far more than a person makes. */
const MAX_SCOPE_CHANGES = 1_000_000;

/** @param label the field's label in the form, where the error message is shown unchanged */
const field = (label: string) =>
  string()
    .label(label)
    .typeError('${path} must be text')
    .max(FIELD_MAX_LENGTH, '${path} is too long')
    .required('${path} is required');

/** Body of `POST /api/fetch-jira`. */
export const fetchJiraRequestSchema = object({
  jira_url: field('The JIRA Instance URL (jira_url)').test(
    'url',
    '${path} must be an http or https address without user name and password',
    isTrackerUrl,
  ),
  email: field('Your Email (email)').test('email', '${path} must be a valid email address', isEmail),
  api_token: field('The JIRA API Key (api_token)')
    .min(API_KEY_MIN_LENGTH, `\${path} must be at least ${API_KEY_MIN_LENGTH} characters`)
    .test('token', '${path} contains characters that no API key has: copy it again', isApiToken),
  project_name: field('The JIRA Project Name (project_name)').test('name', '${path} is required', isProjectName),
  claude_adoption_date: calendarDate()
    .label('The adoption date (claude_adoption_date)')
    .required('${path} is required'),
  include_tickets: boolean().typeError('include_tickets must be true or false').optional(),
  scope: scopeSchema.optional().default(undefined),
  calendar: calendarSchema.optional().default(undefined),
  measure: string()
    .typeError('measure must be active, or absent')
    .oneOf(CHOSEN_MEASURES, 'measure must be active, or absent')
    .optional(),
  size_field: sizeFieldName(),
  comparison: comparisonRequestSchema,
  look: lookSchema.optional().default(undefined),
  usage: usageSchema.optional().default(undefined),
  scope_changes: count().typeError('scope_changes must be a number').max(MAX_SCOPE_CHANGES).optional(),
})
  .required('the body must be a JSON object')
  .typeError('the body must be a JSON object');

export type FetchJiraRequest = InferType<typeof fetchJiraRequestSchema>;

/** Reads a request body. The error names the field, never its content. */
export function parseFetchJiraRequest(input: unknown): Parsed<FetchJiraRequest> {
  return parseWith(fetchJiraRequestSchema, input);
}
