import { DAY_MS, HOURS_PER_DAY, type TimedTicket } from '@roi-insight/roi-math';
import type { Random } from '../random.ts';

/** Adoption date of all simulated trackers, a Monday. */
export const ADOPTION = '2025-08-25';

/** Working hours per week. */
export const HOURS_PER_WEEK = 5 * HOURS_PER_DAY;

const ADOPTION_AT = Date.UTC(2025, 7, 25);
const HOUR_MS = DAY_MS / 24;

/** Work on a ticket. Times are working hours since the adoption date. */
export interface Job {
  /** Default: up to three days before the start. */
  readonly createdAt?: number;
  readonly startedAt: number;
  readonly doneAt: number;
  readonly type?: string;
  readonly isBug?: boolean;
  readonly size?: number;
  readonly loggedHours?: number;
}

/** The moment after this number of working hours (Monday–Friday, 09:00–17:00 UTC) since adoption, in epoch milliseconds. */
export function instantOf(workingHours: number): number {
  const week = Math.floor(workingHours / HOURS_PER_WEEK);
  const inWeek = workingHours - week * HOURS_PER_WEEK;
  const day = Math.floor(inWeek / HOURS_PER_DAY);
  return ADOPTION_AT + (week * 7 + day) * DAY_MS + (9 + inWeek - day * HOURS_PER_DAY) * HOUR_MS;
}

/** The moment of the report: the end of the last week after adoption. */
export function endOf(postWeeks: number): string {
  return new Date(ADOPTION_AT + postWeeks * 7 * DAY_MS).toISOString();
}

/**
 * Creates completed tickets.
 * @param hoursAhead hours by which the team's clock is behind UTC
 */
export function ticketsOf(jobs: readonly Job[], random: Random, hoursAhead = 0): TimedTicket[] {
  return jobs.map(({ createdAt, startedAt, doneAt, ...kind }, index) => {
    const started = instantOf(startedAt) + hoursAhead * HOUR_MS;
    const done = instantOf(doneAt) + hoursAhead * HOUR_MS;
    return {
      key: `SIM-${index + 1}`,
      createdAtMs: createdAt === undefined ? started - random.uniform() * 3 * DAY_MS : instantOf(createdAt),
      resolvedAtMs: null,
      category: 'done',
      transitions: [
        { atMs: started, from: 'new', to: 'indeterminate' },
        { atMs: done, from: 'indeterminate', to: 'done' },
      ],
      ...kind,
    };
  });
}
