import { array, boolean, type InferType, object, string } from 'yup';
import { oneOf } from '../values/oneOf.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { count } from '../values/numbers.ts';
import { lookSchema } from '../request/look.ts';
import { MEASURES } from '../request/measures.ts';
import { MAX_SCOPE_NAME_LENGTH } from '../request/scopeLimits.ts';
import { appliedCalendarSchema, appliedScopeSchema } from '../request/scope.ts';

/** Sources of tickets: a Jira, or a file from any tracker, which is read without a server. */
export const TRACKERS = ['cloud', 'data-center', 'file'] as const;

/** The days of one of the two periods. */
export const periodWindowSchema = object({
  from: calendarDate().required(),
  to: calendarDate().required(),
  days: count().required(),
});

/** The number of tickets by outcome. `found` is the sum of the others, because each ticket counts only for the first reason that applies. */
export const funnelSchema = object({
  found: count().required(),
  out_of_scope: count().required(),
  unreadable: count().optional(),
  repeated: count().optional(),
  unfinished: count().required(),
  later: count().optional(),
  not_delivered: count().optional(),
  no_active_time: count().required(),
  too_short: count().required(),
  too_long: count().required(),
  analysed: count().required(),
});

/** Maximum number of statuses with an unclear category in a report. */
export const MAX_UNCLEAR_STATUSES = 50;

/** A status whose category Jira does not state, or states in two ways, with the number of tickets that were in it. */
export const unclearStatusSchema = object({
  name: string().max(MAX_SCOPE_NAME_LENGTH).defined(),
  tickets: count().required(),
});

/**
 * Sources of the sizes of tickets: Jira's own estimate or a named number field, both as of the start of work, or a
 * column of a file, which has only the current value.
 */
export const SIZE_SOURCES = ['original-estimate', 'field', 'column'] as const;

/** The source of a ticket's size. `name`: the field or the column. */
export const sizeSourceSchema = object({
  source: oneOf(SIZE_SOURCES),
  name: string().max(MAX_SCOPE_NAME_LENGTH).optional(),
});

/** The origin of the figures. */
export const provenanceSchema = object({
  measure: oneOf(MEASURES),
  measures: array(oneOf(MEASURES)).max(MEASURES.length).optional(),
  size: sizeSourceSchema.optional().default(undefined),
  time_zone: string().required(),
  fetched_at: string().required(),
  tracker: oneOf(TRACKERS),
  host: string().required(),
  project: object({ key: string().required(), name: string().required() }).required(),
  windows: object({ pre: periodWindowSchema.required(), post: periodWindowSchema.required() }).required(),
  funnel: funnelSchema.required(),
  straddling: count().optional(),
  scope: appliedScopeSchema.optional().default(undefined),
  calendar: appliedCalendarSchema.optional().default(undefined),
  scope_changes: count().optional(),
  look: lookSchema.optional().default(undefined),
  incomplete_histories: count().optional(),
  unclear_statuses: array(unclearStatusSchema.required()).max(MAX_UNCLEAR_STATUSES).optional(),
  sample: boolean().required(),
  version: string().required(),
});

export type TrackerKind = (typeof TRACKERS)[number];
export type PeriodWindow = InferType<typeof periodWindowSchema>;
export type Funnel = InferType<typeof funnelSchema>;
export type UnclearStatus = InferType<typeof unclearStatusSchema>;
export type SizeSource = InferType<typeof sizeSourceSchema>;
export type Provenance = InferType<typeof provenanceSchema>;
