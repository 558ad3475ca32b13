import { array, boolean, type InferType, object, string } from 'yup';
import { leftOutReasonSchema } from '../report/comparison/comparisonReasons.ts';
import { MAX_UNCLEAR_STATUSES, unclearStatusSchema } from '../report/provenance.ts';
import { MEASURES } from '../request/measures.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { camelKeys, type CamelKeys } from '../values/camelKeys.ts';
import { kind, oneOfKind } from '../values/kinds.ts';
import { count, finite, totalHours } from '../values/numbers.ts';
import { oneOf } from '../values/oneOf.ts';
import { type Parsed, parseWith } from '../values/parsed.ts';
import { PLAN_HISTORY_WEEKS, PLAN_TEAMS, PLAN_WEEKS, TICKET_VARIANCE } from './planLimits.ts';
import { planName } from './planName.ts';
import { projectId } from './planTerms.ts';

/** The work of a week, from which a report checks that teams that started did not change what they work on. */
const workSchema = object({
  /** Completed tickets, whether their time could be measured or not. */
  completed: count().required(),
  reopened: count().required(),
  /** Absent if it is not known which tickets are bugs. */
  bugs: count().optional(),
  /**
   * Mean difference in ln(hours) between the types of the measured tickets and the most frequent type, as it was before
   * the start; absent if there are no measured tickets.
   */
  mix: finite().min(-20).max(20).optional(),
  /** Measured tickets that have a size. */
  sized: count().required(),
  /** Mean ln(size) of these tickets, standardized by type; absent if there are none. */
  size: finite().min(-50).max(50).optional(),
});

/** A closed week of a team. Week 0 begins on the first start of the plan. */
const weekSchema = object({
  week: finite().integer().min(-PLAN_HISTORY_WEEKS).max(PLAN_WEEKS.max).required(),
  tickets: count().required(),
  /** Mean ln(hours), standardized by type and size; absent if the week has no tickets. */
  mean: finite().min(-20).max(20).optional(),
  /** Measured working hours of the week's tickets. */
  hours: totalHours().required(),
  /** Absent in files of earlier versions. */
  work: workSchema.optional().default(undefined),
});

/** The project of a team and what a usual report says about its reading. */
const sourceSchema = object({
  project_id: projectId(),
  /** Tickets in the scope, completed or not. */
  tickets: count().required(),
  incomplete_histories: count().required(),
  unclear_statuses: array(unclearStatusSchema.required()).max(MAX_UNCLEAR_STATUSES).required(),
});

const readTeam = kind('read', {
  key: string().max(255).required(),
  name: planName(),
  time_zone: string().max(64).required(),
  measure: oneOf(MEASURES),
  ticket_variance: finite().min(TICKET_VARIANCE.min).max(TICKET_VARIANCE.max).required(),
  /** Percentage of the differences between tickets that their sizes explain; absent if sizes are not used. */
  size_percent: finite().min(0).max(100).optional(),
  weeks: array(weekSchema.required())
    .max(PLAN_HISTORY_WEEKS + PLAN_WEEKS.max)
    .required(),
  /** Absent in files of earlier versions. */
  source: sourceSchema.optional().default(undefined),
});

const unreadTeam = kind('unread', {
  key: string().max(255).optional(),
  name: planName(),
  reason: leftOutReasonSchema,
});

/** Schema of a team that was read, or of the reason why it could not be read. */
export const planTeamReadingSchema = oneOfKind([readTeam, unreadTeam]);

/** Response of `POST /api/plan`: the closed weeks of each team, in the order of the request. */
export const planReadingSchema = object({
  success: boolean().oneOf([true]).required(),
  fetched_at: string().max(40).required(),
  host: string().max(255).required(),
  sample: boolean().required(),
  start: calendarDate().required(),
  teams: array(planTeamReadingSchema).min(1).max(PLAN_TEAMS.max).required(),
}).required('a reading must be an object');

export type WirePlanReading = InferType<typeof planReadingSchema>;
export type PlanReading = Omit<CamelKeys<WirePlanReading>, 'success'>;
export type PlanTeamReading = PlanReading['teams'][number];
export type ReadPlanTeam = Extract<PlanTeamReading, { readonly kind: 'read' }>;
export type UnreadPlanTeam = Extract<PlanTeamReading, { readonly kind: 'unread' }>;
export type PlanWeek = ReadPlanTeam['weeks'][number];
export type PlanWork = NonNullable<PlanWeek['work']>;
export type PlanSource = NonNullable<ReadPlanTeam['source']>;

/** Reads the response of `POST /api/plan`. */
export function parsePlanReading(input: unknown): Parsed<PlanReading> {
  const parsed = parseWith(planReadingSchema, input);
  if (!parsed.ok) return parsed;
  const { fetchedAt, host, sample, start, teams } = camelKeys(planReadingSchema, parsed.value);
  return { ok: true, value: { fetchedAt, host, sample, start, teams } };
}
