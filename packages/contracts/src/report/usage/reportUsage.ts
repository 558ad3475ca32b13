import { array, type InferType, object, type ObjectShape, string } from 'yup';
import type { ActiveBasis, UsageSourceName } from '../../usage/usage.ts';
import type { PeopleCount } from '../../usage/peopleCount.ts';
import { peopleCountSchema } from '../../usage/peopleCountSchema.ts';
import { differ } from '../../usage/differ.ts';
import { isUsageMonday } from '../../usage/isUsageMonday.ts';
import { ACTIVE_BASES, UNKNOWN_FIELDS, USAGE_SOURCES } from '../../usage/usageLimits.ts';
import { type UsageWeek, usageWeekFrom, usageWeeksSchema } from '../../usage/usageWeek.ts';
import { type CamelKeys, camelKeys } from '../../values/camelKeys.ts';
import type { CalendarDate } from '../../values/calendarDate.ts';
import { calendarDate } from '../../values/calendarDateSchema.ts';
import { kind, oneOfKind } from '../../values/kinds.ts';
import { count } from '../../values/numbers.ts';
import { oneOf } from '../../values/oneOf.ts';
import { MAX_TEAMS } from '../comparison/comparison.ts';
import { MAX_REPORTED_NAME } from '../reasons.ts';

/**
 * Reasons why it is unknown whether a control worked without the assistant: a source lacks the team or some of its weeks; only the people of each day
 * are known; the team is so small that 1 to 4 people may be a large share; or people used the assistant, but the number of members is unknown.
 */
export const UNKNOWN_CONTROL_REASONS = ['not-named', 'not-covered', 'busiest-day', 'few-people', 'no-people'] as const;

/** Usage in a report, like usage in a request, must not have other fields, because they could name persons. */
const strict = <Name extends string, Fields extends ObjectShape>(name: Name, fields: Fields) => {
  const { schema } = kind(name, fields);
  return { kind: name, schema: schema.noUnknown(UNKNOWN_FIELDS) };
};

/** Schema of the status of a control: whether it worked without the assistant. */
export const usageControlSchema = oneOfKind([
  strict('verified', { weeks: count().required() }),
  strict('contaminated', { weeks: count().required(), of: count().required() }),
  strict('unknown', {
    reason: oneOf(UNKNOWN_CONTROL_REASONS),
    /** Weeks in which people used the assistant, if the number of members is not known. */
    weeks: count().optional(),
  }),
]);

const optionalMonday = () =>
  calendarDate()
    .test('monday', (day) => day === undefined || isUsageMonday(day))
    .optional();

/** The usage of a team of the report according to one source. */
export const teamUsageSourceSchema = object({
  source: oneOf(USAGE_SOURCES),
  active_basis: oneOf(ACTIVE_BASES),
  people: peopleCountSchema().optional(),
  observed_start: optionalMonday(),
  observed_until: optionalMonday(),
  pilot_start: optionalMonday(),
  weeks: usageWeeksSchema,
}).noUnknown(UNKNOWN_FIELDS);

/** The use of the assistant by a team of the report. The status says whether a control worked without the assistant. */
export const teamUsageSchema = object({
  key: string().max(MAX_REPORTED_NAME).required(),
  name: string().max(MAX_REPORTED_NAME).required(),
  control: usageControlSchema.optional(),
  sources: array(teamUsageSourceSchema.required())
    .max(USAGE_SOURCES.length)
    .defined()
    .test('once', (sources) => differ(sources, 'source')),
}).noUnknown(UNKNOWN_FIELDS);

/**
 * The use of the assistant by the teams of the report, and its cost. The report's own project, which is not a control,
 * is first.
 */
export const reportUsageSchema = object({
  currency: string()
    .matches(/^[A-Z]{3}$/, '${path} must be a currency such as USD')
    .optional(),
  teams: array(teamUsageSchema.required())
    .min(1)
    .max(MAX_TEAMS)
    .required()
    .test('once', (teams) => differ(teams, 'key'))
    .test('own', (teams) => !teams[0]?.control),
  other_teams: count().required(),
}).noUnknown(UNKNOWN_FIELDS);

export type WireReportUsage = InferType<typeof reportUsageSchema>;
export type WireUsageControl = InferType<typeof usageControlSchema>;
export type UsageControl = CamelKeys<InferType<typeof usageControlSchema>>;

/** When use began according to a source, as Mondays of weeks. */
export interface ObservedStart {
  /** The week in which use began; null if use did not begin, or began before the source covers the team. */
  readonly observedStart: CalendarDate | null;
  /** The week from which at least half of the later people used the assistant. Absent if use rose to that level within two weeks. */
  readonly observedUntil?: CalendarDate;
  /** The week from which a group that was clearly smaller used the assistant before the start. Absent if there was no such pilot. */
  readonly pilotStart?: CalendarDate;
}

export interface TeamUsageSource extends ObservedStart {
  readonly source: UsageSourceName;
  readonly activeBasis: ActiveBasis;
  /** Members of the team; null if the source does not state their number. */
  readonly people: PeopleCount | null;
  readonly weeks: readonly UsageWeek[];
}

export interface TeamUsage {
  readonly key: string;
  readonly name: string;
  /** Null for a team that is not a control. */
  readonly control: UsageControl | null;
  /** Only the sources that have the team. */
  readonly sources: readonly TeamUsageSource[];
}

/** ISO 4217 code of the amounts of a report, unless the reader's brand has another currency. */
export const REPORT_CURRENCY = 'USD';

export interface ReportUsage {
  /** ISO 4217; null if there are no amounts. */
  readonly currency: string | null;
  /**
   * ISO 4217 of the amounts of the report. Spend counts only in this currency. The field is not on the wire, because the
   * brand determines the currency.
   */
  readonly reportCurrency: string;
  /** The report's own project first. */
  readonly teams: readonly TeamUsage[];
  /** Teams of the usage that are not in the report. */
  readonly otherTeams: number;
}

export function reportUsageFrom({ currency, teams, other_teams: otherTeams }: WireReportUsage): ReportUsage {
  return {
    currency: currency ?? null,
    reportCurrency: REPORT_CURRENCY,
    teams: teams.map(({ key, name, control, sources }) => ({
      key,
      name,
      control: control === undefined ? null : camelKeys(usageControlSchema, control),
      sources: sources.map((wire) => ({
        source: wire.source,
        activeBasis: wire.active_basis,
        people: wire.people ?? null,
        observedStart: wire.observed_start ?? null,
        ...(wire.observed_until !== undefined && { observedUntil: wire.observed_until }),
        ...(wire.pilot_start !== undefined && { pilotStart: wire.pilot_start }),
        weeks: wire.weeks.map(usageWeekFrom),
      })),
    })),
    otherTeams,
  };
}
