import { array, type InferType, number, object, string } from 'yup';
import type { CamelKeys } from '../values/camelKeys.ts';
import { kind, oneOfKind } from '../values/kinds.ts';
import { count } from '../values/numbers.ts';
import { planHashText } from './planHashText.ts';
import { issueKey } from './issueKey.ts';
import { PLAN_FILE, PLAN_TEAMS, PLAN_WEEKS } from './planLimits.ts';
import { planKey, planTermsSchema } from './planTerms.ts';

const instant = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:?\d\d)$/, '${path} must be an instant')
    .required('${path} is missing');

/** The source of the order: a Jira issue with the plan's code, or this machine's random source. */
export const registrationSchema = oneOfKind([
  kind('issue', {
    id: string()
      .matches(/^\d{1,19}$/, '${path} must be the id of an issue')
      .required('${path} is missing'),
    key: issueKey(),
    created: instant(),
  }),
  kind('random', { seed: planHashText(), drawn: instant() }),
]);

export const planFileSchema = object({
  kind: string().oneOf([PLAN_FILE.kind], 'this is not a plan').required('this is not a plan'),
  version: number().oneOf(PLAN_FILE.versions, 'the plan has another version').required('version is missing'),
  terms: planTermsSchema.required(),
  /** SHA-256 of the canonical JSON (RFC 8785) of `terms` with `kind` and `version`. */
  hash: planHashText(),
  registration: registrationSchema,
  /** The teams in the order of their starts. `week` counts from the first start; it is absent if the team waits. */
  order: array(object({ key: planKey(), week: count().max(PLAN_WEEKS.max).optional() }).required())
    .min(PLAN_TEAMS.min)
    .max(PLAN_TEAMS.max)
    .required(),
}).required('a plan must be an object');

export type WirePlan = InferType<typeof planFileSchema>;
export type Plan = Omit<CamelKeys<WirePlan>, 'kind' | 'version'>;
export type Registration = Plan['registration'];
export type PlannedStart = Plan['order'][number];
