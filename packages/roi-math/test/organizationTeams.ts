import type { TeamUsageSource } from '@roi-insight/contracts';
import { calendarDateOf } from '../src/time/calendarDateOf.ts';
import type { OrganizationTeam } from '../src/organization/OrganizationTeam.ts';
import type { OwnTickets } from '../src/organization/ownTickets.ts';
import type { TeamSeries } from '../src/comparison/teamSeries.ts';
import { comparisonTeam, WEEK_ZERO } from './comparisonTeams.ts';

/** Effect of a user, in ln(hours). */
export const PER_USER = Math.log(0.6);

/** Share of active people since a start: 24 of 40, reached within four weeks. */
const activeAfter = (since: number) => (since < 0 ? 0 : Math.min(24, 6 * (since + 1)));

interface OrganizationOver {
  readonly perWeek?: number;
  readonly effect?: number;
  readonly isUsageKnown?: boolean;
  /** Another change of ln(hours), by the weeks since the start. */
  readonly course?: (since: number) => number;
}

/** A team of 40 people whose users save 40 %, with its usage. */
export function organizationTeam(index: number, start: number | null, over: OrganizationOver = {}): OrganizationTeam {
  const { perWeek = 15, effect = PER_USER, isUsageKnown = true, course = () => 0 } = over;
  const shared = (week: number) => 0.1 * Math.sin(week / 5);
  const level = (week: number) =>
    shared(week) + (start === null ? 0 : (effect * activeAfter(week - start)) / 40 + course(week - start));
  const series = comparisonTeam({
    key: `T${String(index).padStart(3, '0')}`,
    adoptedAfter: start === null ? null : start * 7,
    perWeek,
    level,
    shownTo: 52,
    seed: index + 1,
  });
  const tickets = start === null ? null : ticketsOf(series, start);
  return { series, tickets, people: 40, seats: 30, usage: isUsageKnown ? [usageOf(start)] : [] };
}

/** The tickets of the 13 weeks before and after a start. */
function ticketsOf({ shownHours }: TeamSeries, start: number): OwnTickets {
  const sideOf = (from: number) => {
    const own = shownHours.filter(({ week }) => week >= from && week < from + 13);
    const completed = own.reduce((sum, { tickets }) => sum + tickets, 0);
    const measured = { tickets: completed, hours: own.reduce((sum, { hours }) => sum + hours, 0) };
    return { completed, openAtEnd: 1, days: own.length * 7, averaged: measured, measured };
  };
  const [pre, post] = [sideOf(start - 13), sideOf(start)];
  const measuredTickets = pre.completed + post.completed;
  const funnel = {
    found: measuredTickets + 2,
    out_of_scope: 0,
    unfinished: 2,
    no_active_time: 0,
    too_short: 0,
    too_long: 0,
    analysed: measuredTickets,
  };
  return { pre, post, measure: 'active', funnel, straddling: 0 };
}

function usageOf(start: number | null): TeamUsageSource {
  return {
    source: 'table',
    activeBasis: 'week',
    people: 40,
    observedStart: start === null ? null : calendarDateOf(WEEK_ZERO + start * 7),
    weeks: Array.from({ length: 39 + 52 }, (_, index) => ({
      coverage: 'reported' as const,
      weekStart: calendarDateOf(WEEK_ZERO + (index - 39) * 7),
      active: start === null ? 0 : activeAfter(index - 39 - start),
      seats: 30,
      spend: null,
    })),
  };
}

/** Twelve teams: nine that start five weeks apart, from week 0 on, and three that never start. */
export const organization = (over: OrganizationOver = {}): readonly OrganizationTeam[] =>
  Array.from({ length: 12 }, (_, index) => organizationTeam(index, index < 9 ? index * 5 : null, over));
