import { boolean, type InferType, object, string } from 'yup';
import { calendarDate } from './calendarDateSchema.ts';
import { count } from './numbers.ts';

export const MEASURES = ['active', 'elapsed'] as const;
export const TRACKERS = ['cloud', 'data-center'] as const;

/** The days of one side of the comparison. */
export const periodWindowSchema = object({
  /** First day. */
  from: calendarDate().required(),
  /** Last day, included. */
  to: calendarDate().required(),
  /** Calendar days; 0 when nothing of the window has passed yet. */
  days: count().required(),
});

/** What became of every ticket: `found` is the sum of the others, each ticket counted at the first reason that applies. */
export const funnelSchema = object({
  /** All that were read. */
  found: count().required(),
  /** Sub-tasks, epics and above, and tickets completed outside both windows. */
  out_of_scope: count().required(),
  /** Not completed at `fetched_at`. */
  unfinished: count().required(),
  /** Completed without ever being worked on. */
  no_active_time: count().required(),
  under_1_hour: count().required(),
  over_40_hours: count().required(),
  /** What the averages rest on. */
  analysed: count().required(),
});

/** What was done to get the figures. */
export const provenanceSchema = object({
  /** What a ticket's time is: in statuses of work, or from creation to completion. */
  measure: string().oneOf(MEASURES).required(),
  /** IANA name: the zone in which days and working hours were counted. */
  time_zone: string().required(),
  /** ISO 8601. */
  fetched_at: string().required(),
  tracker: string().oneOf(TRACKERS).required(),
  /** Host of the Jira. */
  host: string().required(),
  project: object({ key: string().required(), name: string().required() }).required(),
  windows: object({ pre: periodWindowSchema.required(), post: periodWindowSchema.required() }).required(),
  funnel: funnelSchema.required(),
  /** Tickets begun before the adoption date and completed after it: they count after it. */
  straddling: count().optional(),
  /** True when the tickets are generated, not a customer's. */
  sample: boolean().required(),
  /** Version of the measurement. */
  version: string().required(),
  /** The analysis draws nothing at random so far, so that it is always the same. */
  seed: count().required(),
});

export type Measure = (typeof MEASURES)[number];
export type TrackerKind = (typeof TRACKERS)[number];
export type PeriodWindow = InferType<typeof periodWindowSchema>;
export type Funnel = InferType<typeof funnelSchema>;
export type Provenance = InferType<typeof provenanceSchema>;
