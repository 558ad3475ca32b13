import {
  type CalendarDate,
  type Funnel,
  type Measure,
  type Provenance,
  type Report,
  type ReportOrganization,
  type ReportUsage,
} from '@roi-insight/contracts';
import { DEFAULT_ENGINEER_COST, MEASUREMENT_VERSION, WEEKS_PER_SIDE } from '../constants.ts';
import type { PeriodCounts } from '../measure/periodMetrics.ts';
import { summaryMetrics } from '../measure/summaryMetrics.ts';
import { describeSpan } from '../measure/windows.ts';
import { supportedYear } from '../report/supportedYear.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { alignedUsage } from './alignedUsage.ts';
import type { AlignedWeek, Organization, OrganizationEffect, OrganizationTeamResult } from './Organization.ts';
import { organizationEvidence } from './organizationEvidence.ts';
import { organizationMembers } from './organizationMembers.ts';
import { organizationOf } from './organizationOf.ts';
import type { OrganizationTeam } from './OrganizationTeam.ts';

/** The origin of the teams, and what was chosen for all of them. */
export interface OrganizationOrigin extends Pick<
  Provenance,
  'fetched_at' | 'tracker' | 'host' | 'sample' | 'time_zone' | 'calendar' | 'size'
> {
  /** The currency of the teams' usage, and the number of its teams that are not in the organization; null if there is no usage. */
  readonly usage: Pick<ReportUsage, 'currency' | 'reportCurrency' | 'otherTeams'> | null;
}

/** The key and name of an organization, where a report on one project has those of the project. */
const PROJECT = { key: 'organization', name: 'All teams' };

/** The weeks of the periods are always shown, and other weeks only if all teams that started have them, because the sums would otherwise be too small. */
const isShown = ({ week, teams }: AlignedWeek, started: number) =>
  (week >= -WEEKS_PER_SIDE && week < WEEKS_PER_SIDE) || teams === started;

/**
 * The report on an organization. Averages, weeks and usage are those of all teams that started and are not left out, each aligned to its own start and
 * shown in the calendar of the first start. A period is as long as that of the average team.
 */
export function organizationReport(teams: readonly OrganizationTeam[], origin: OrganizationOrigin): Report {
  const { usage, fetched_at, tracker, host, sample, time_zone, calendar, size } = origin;
  const organization = organizationOf(teams);
  const members = organizationMembers(teams).filter((one) => 'start' in one);
  const started = members.filter(({ start }) => start !== null);
  const own = started.flatMap(({ team }) => team.tickets ?? []);
  const starts = organization.teams.flatMap(({ role, started: day }) =>
    role === 'started' && day !== null ? day : [],
  );
  const [firstStart = null] = starts.toSorted();
  const adoptionDate = firstStart ?? weekZeroOf(teams, fetched_at);
  const evidence = organizationEvidence(organization, own);
  const periods = { pre: pooled(own.map(({ pre }) => pre)), post: pooled(own.map(({ post }) => post)) };
  const settings = { adoptionDate, engineerAnnualCost: DEFAULT_ENGINEER_COST };
  const adoption = dayNumber(adoptionDate) ?? NaN;
  const days = own.reduce((most, { post }) => Math.max(most, post.days), 0);
  return {
    success: true,
    summary_metrics: supportedYear(summaryMetrics(periods, settings), evidence),
    time_series_data: {
      time_savings: organization.weeks
        .filter((week) => isShown(week, started.length))
        .map(({ week, tickets, averageHours }) => ({
          Week_Start: calendarDateOf(adoption + week * 7),
          Period: week < 0 ? 'Pre-Claude' : 'Post-Claude',
          Task_Count: tickets,
          Avg_Hours_Per_Task: averageHours,
        })),
    },
    evidence,
    organization: partOf(organization, starts),
    ...(usage && {
      usage: {
        ...usage,
        teams: [{ ...PROJECT, control: null, sources: alignedUsage(members, adoptionDate) }],
      },
    }),
    provenance: {
      measure: mostCommon(own.map(({ measure }) => measure)),
      ...(size && { size }),
      time_zone,
      ...(calendar && { calendar }),
      windows: {
        pre: describeSpan({ from: adoption - WEEKS_PER_SIDE * 7, to: adoption }),
        post: describeSpan({ from: adoption, to: adoption + days }),
      },
      funnel: own.reduce((sum, { funnel }) => sumOf(sum, funnel), NO_TICKETS),
      straddling: own.reduce((sum, { straddling }) => sum + straddling, 0),
      fetched_at,
      tracker,
      host,
      project: PROJECT,
      sample,
      version: MEASUREMENT_VERSION,
    },
  };
}

/** The first day of week 0 of the teams; the day of the report if none of them could be read. */
function weekZeroOf(teams: readonly OrganizationTeam[], fetchedAt: string): CalendarDate {
  const read = teams.map(({ series }) => series).find((series) => 'weekZero' in series);
  return read === undefined ? fetchedAt.slice(0, 10) : calendarDateOf(read.weekZero);
}

/** The tickets of all teams, in a period as long as that of the average team. */
function pooled(all: readonly PeriodCounts[]): PeriodCounts {
  const sum = (of: (period: PeriodCounts) => number) => all.reduce((total, period) => total + of(period), 0);
  return {
    completed: sum(({ completed }) => completed),
    openAtEnd: sum(({ openAtEnd }) => openAtEnd),
    days: all.length === 0 ? 0 : Math.round(sum(({ days }) => days) / all.length),
    averaged: {
      tickets: sum(({ averaged }) => averaged.tickets),
      hours: sum(({ averaged }) => averaged.hours),
    },
  };
}

const effectIn = (effect: OrganizationEffect | null) =>
  effect === null ? null : { effectPercent: effect.effectPercent, intervalPercent: effect.intervalPercent };

function partOf({ perUser, teams }: Organization, starts: readonly CalendarDate[]): ReportOrganization {
  const sorted = starts.toSorted();
  return {
    firstStart: sorted[0] ?? null,
    lastStart: sorted.at(-1) ?? null,
    perUser: effectIn(perUser),
    teams: teams.map(teamIn),
  };
}

const teamIn = ({
  isStartVerified: _verified,
  seats: _seats,
  use,
  ownChange,
  ...team
}: OrganizationTeamResult): ReportOrganization['teams'][number] => ({
  ...team,
  usePercent: use === null ? null : use * 100,
  ownChange: effectIn(ownChange),
});

function mostCommon(measures: readonly Measure[]): Measure {
  const count = (measure: Measure) => measures.filter((other) => other === measure).length;
  return measures.toSorted((one, other) => count(other) - count(one) || (one < other ? -1 : 1))[0] ?? 'active';
}

const NO_TICKETS: Funnel = {
  found: 0,
  out_of_scope: 0,
  unfinished: 0,
  no_active_time: 0,
  too_short: 0,
  too_long: 0,
  analysed: 0,
};

function sumOf(one: Funnel, other: Funnel): Funnel {
  const optional = (name: 'unreadable' | 'repeated' | 'later' | 'not_delivered') => {
    const sum = (one[name] ?? 0) + (other[name] ?? 0);
    return sum === 0 ? {} : { [name]: sum };
  };
  return {
    found: one.found + other.found,
    out_of_scope: one.out_of_scope + other.out_of_scope,
    ...optional('unreadable'),
    ...optional('repeated'),
    unfinished: one.unfinished + other.unfinished,
    ...optional('later'),
    ...optional('not_delivered'),
    no_active_time: one.no_active_time + other.no_active_time,
    too_short: one.too_short + other.too_short,
    too_long: one.too_long + other.too_long,
    analysed: one.analysed + other.analysed,
  };
}
