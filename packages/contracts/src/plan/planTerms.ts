import { array, type InferType, object, string } from 'yup';
import { leftOutReasonSchema } from '../report/comparison/comparisonReasons.ts';
import { MEASURES } from '../request/measures.ts';
import { calendarSchema, isTimeZone, scopeSchema } from '../request/scope.ts';
import { sizeFieldName } from '../request/sizeFieldName.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import type { CamelKeys } from '../values/camelKeys.ts';
import { count, finite } from '../values/numbers.ts';
import { oneOf } from '../values/oneOf.ts';
import { planName, planText } from './planName.ts';
import {
  PLAN_ALPHA,
  PLAN_DRAWS,
  PLAN_SAVING,
  PLAN_TEAMS,
  PLAN_WEEKS,
  RAMP_WEEKS,
  TICKET_VARIANCE,
} from './planLimits.ts';

/** A project's key, as Jira writes it. */
export const planKey = () =>
  string()
    .matches(/^[A-Z][A-Z0-9_]{0,254}$/, '${path} must be the key of a project')
    .required('${path} is missing');

/** Schema of the id of a Jira project, which stays the same when the project gets another key. */
export const projectId = () =>
  string()
    .matches(/^\d{1,19}$/, '${path} must be the id of a project')
    .required('${path} is missing');

const timeZone = () =>
  string()
    .required('${path} is missing')
    .test('zone', '${path} must be a time zone like Europe/Berlin', (zone) => isTimeZone(zone));

/**
 * Whether a text is a host, with or without a port, so that an address that begins with it cannot lead to another host.
 */
const isHost = (text: unknown): boolean =>
  ['https', 'http'].some((scheme) => {
    const address = `${scheme}://${String(text)}`;
    return URL.canParse(address) && new URL(address).host === text;
  });

const planHost = () => planText(255).test('host', '${path} must be the host of a tracker', isHost);

/** How a team was read when the plan was made. The report reads the team in the same way, or counts it as lost. */
const teamFactsSchema = object({
  project_id: projectId(),
  /** Tickets in the scope, completed or not. */
  tickets: count().required(),
  incomplete_histories: count().required(),
  /** Tickets in the most frequent status of which Jira does not say whether it is work. */
  unclear_tickets: count().required(),
  /** Completed tickets of the weeks of `history`. */
  completed: count().required(),
  /** Tickets among `completed` with a measured time, and the mean of their standardized ln(hours). */
  measured: count().required(),
  mean: finite().min(-20).max(20).required(),
});

/** A team whose start is drawn. */
const drawnTeamSchema = object({
  key: planKey(),
  name: planName(),
  time_zone: timeZone(),
  measure: oneOf(MEASURES),
  /** Variance of the standardized ln(hours) of its tickets within weeks, frozen before the first start. */
  ticket_variance: finite().min(TICKET_VARIANCE.min).max(TICKET_VARIANCE.max).required(),
  scope: scopeSchema.optional().default(undefined),
  calendar: calendarSchema.optional().default(undefined),
  /** Absent in plans of version 1. */
  facts: teamFactsSchema.optional().default(undefined),
});

/** Roles of a team in the rollout whose start is not drawn. */
export const FIXED_ROLES = ['first', 'last', 'never'] as const;

const fixedTeamSchema = object({ key: planKey(), name: planName(), role: oneOf(FIXED_ROLES) });

const leftOutTeamSchema = object({ key: string().max(255).optional(), name: planName(), reason: leftOutReasonSchema });

/** A cell of the forecast: `found` is the share of simulated rollouts in which a saving was found. */
const forecastCellSchema = object({
  weeks: count().max(PLAN_WEEKS.max).required(),
  use: finite().moreThan(0).max(1).required(),
  saving: finite().moreThan(0).lessThan(1).required(),
  found: finite().min(0).max(1).required(),
  /** Monte-Carlo standard error of `found`. */
  error: finite().min(0).max(1).required(),
});

/** The commitments of a plan before the order is drawn: everything that its hash covers. */
export const planTermsSchema = object({
  measurement_version: planText(20),
  host: planHost(),
  start: calendarDate().required(),
  weeks: count().min(PLAN_WEEKS.min).max(PLAN_WEEKS.max).required(),
  ramp_weeks: count().min(RAMP_WEEKS.min).max(RAMP_WEEKS.max).required(),
  /** The weeks after `start` in which a team starts, ascending. */
  slots: array(count().max(PLAN_WEEKS.max).required()).min(1).max(PLAN_TEAMS.max).required(),
  /** Number of teams that start after the last week. */
  waiting: count().min(1).max(PLAN_TEAMS.max).required(),
  /** Sorted by key. */
  teams: array(drawnTeamSchema.required()).min(PLAN_TEAMS.min).max(PLAN_TEAMS.max).required(),
  fixed: array(fixedTeamSchema.required()).max(PLAN_TEAMS.max).required(),
  left_out: array(leftOutTeamSchema.required()).max(PLAN_TEAMS.max).required(),
  size_field: sizeFieldName(),
  smallest_saving: finite().min(PLAN_SAVING.min).max(PLAN_SAVING.max).required(),
  alpha: finite().oneOf<number>([PLAN_ALPHA]).required(),
  draws: count().oneOf<number>([PLAN_DRAWS]).required(),
  /** Standard deviation of a team's own level. */
  tau: finite().min(0).max(10).required(),
  /** Correlation of a team's own level between two weeks in a row. */
  rho: finite().min(0).lessThan(1).required(),
  /** Variance of the weeks that all teams share. */
  week_variance: finite().min(0).max(100).required(),
  history: object({ from: calendarDate().required(), to: calendarDate().required() }).required(),
  /** Names of the rules that the report will follow. */
  rules: object({
    variance: planText(200),
    admission: planText(200),
    statistic: planText(200),
    estimand: planText(200),
  }).required(),
  forecast: array(forecastCellSchema.required()).max(200).required(),
  recommended_weeks: count().min(PLAN_WEEKS.min).max(PLAN_WEEKS.max).optional(),
});

export type WirePlanTerms = InferType<typeof planTermsSchema>;
export type PlanTerms = CamelKeys<WirePlanTerms>;
export type DrawnTeam = PlanTerms['teams'][number];
export type TeamFacts = NonNullable<DrawnTeam['facts']>;
export type FixedTeam = PlanTerms['fixed'][number];
export type FixedRole = (typeof FIXED_ROLES)[number];
export type ForecastCell = PlanTerms['forecast'][number];
