import { array, type InferType, object, string } from 'yup';
import { ORGANIZATION_TEAMS } from '../organization/organizationLimits.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import type { CamelKeys } from '../values/camelKeys.ts';
import { count, finite } from '../values/numbers.ts';
import { oneOf } from '../values/oneOf.ts';
import { leftOutReasonSchema } from './comparison/comparisonReasons.ts';
import { intervalSchema } from './evidence.ts';
import { MAX_REPORTED_NAME } from './reasons.ts';

/** The part of a team in the estimate. `comparison`: it had not started by its last week, so it shows what happened without the assistant. */
export const ORGANIZATION_ROLES = ['started', 'comparison', 'left-out'] as const;

const effect = object({ effect_percent: finite().required(), interval_percent: intervalSchema.required() });
const perSide = object({ pre: count().required(), post: count().required() });

/**
 * A team of an organization. There is no rank and no verdict of a single team: `own_change` is shrunk to the effect of all teams. `tickets` and `weeks`
 * are those before and after the team's own start; of a team that has not started, all are before. `use_percent`: the mean share of people who used the
 * assistant since the start; absent if unknown, or if the team has fewer than five people.
 */
export const reportTeamSchema = object({
  key: string().max(MAX_REPORTED_NAME).optional(),
  name: string().max(MAX_REPORTED_NAME).required(),
  role: oneOf(ORGANIZATION_ROLES),
  reason: leftOutReasonSchema.optional(),
  started: calendarDate().optional(),
  people: count().optional(),
  use_percent: finite().min(0).max(100).optional(),
  tickets: perSide.optional().default(undefined),
  weeks: perSide.optional().default(undefined),
  own_change: effect.optional().default(undefined),
  weight: finite().min(0).max(1).required(),
});

/**
 * What a report on many teams has besides the parts of every report. The effect as the teams used the assistant is the evidence of the report, and
 * `per_user` is the effect if everyone used it. Both starts are absent if no team has started.
 */
export const reportOrganizationSchema = object({
  first_start: calendarDate().optional(),
  last_start: calendarDate().optional(),
  per_user: effect.optional().default(undefined),
  teams: array(reportTeamSchema.required()).min(1).max(ORGANIZATION_TEAMS.max).required(),
});

export type WireReportOrganization = InferType<typeof reportOrganizationSchema>;
/** Teams are sorted by name. */
export type ReportOrganization = CamelKeys<WireReportOrganization>;
export type ReportTeam = ReportOrganization['teams'][number];
