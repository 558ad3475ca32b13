import { boolean, type InferType, object, string } from 'yup';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { comparisonRequestSchema } from '../report/comparison/comparison.ts';
import { count } from '../values/numbers.ts';
import { lookSchema } from './look.ts';
import { CHOSEN_MEASURES } from './measures.ts';
import { isProjectName } from './projectName.ts';
import { calendarSchema, scopeSchema } from './scope.ts';
import { sizeFieldName } from './sizeFieldName.ts';
import { usageSchema } from '../usage/usageSchema.ts';
import { field, trackerFields } from './trackerFields.ts';
import { type Parsed, parseWith } from '../values/parsed.ts';

/** Maximum number of changes of the scope, far more than a person makes. */
const MAX_SCOPE_CHANGES = 1_000_000;

/** Body of `POST /api/fetch-jira`. */
export const fetchJiraRequestSchema = object({
  ...trackerFields,
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
