import type { LogSeries, LogWeek } from './logWeeks.ts';

/** Fewer weeks after adoption say nothing about a year. */
export const LEAST_POST_WEEKS = 8;
/** Fewer measured tickets on a side leave everything open. */
export const LEAST_TICKETS = 30;
/** Degrees of freedom that the spread of tickets within weeks needs. */
const LEAST_FREEDOM = 10;

/** Tickets and weeks on either side that an estimate would rest on. */
export interface Basis {
  readonly tickets: { readonly pre: number; readonly post: number };
  readonly weeks: { readonly pre: number; readonly post: number };
}

/** Why the data are too few, as sentences; empty: they are enough. */
export function shortfalls(series: LogSeries, { tickets, weeks }: Basis): string[] {
  const reasons: string[] = [];
  if (weeks.post < LEAST_POST_WEEKS) {
    reasons.push(
      `Only ${counted(weeks.post, 'full week has', 'full weeks have')} passed since adoption; at least ${LEAST_POST_WEEKS} are needed before a change can be told from chance.`,
    );
  }
  for (const [side, name] of [
    ['pre', 'before'],
    ['post', 'after'],
  ] as const) {
    if (tickets[side] < LEAST_TICKETS) {
      reasons.push(
        `Only ${counted(tickets[side], 'ticket with a measured time was', 'tickets with a measured time were')} completed ${name} adoption; at least ${LEAST_TICKETS} are needed.`,
      );
    }
  }
  if (reasons.length === 0 && !(carriesEstimate(series.weeks, 0) && series.freedom >= LEAST_FREEDOM)) {
    reasons.push('The tickets are spread too unevenly over the weeks to tell a change from chance.');
  }
  return reasons;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Whether a level and a slope can be told apart on both sides: three weeks with tickets on each. */
export function carriesEstimate(weeks: readonly LogWeek[], start: number): boolean {
  const filled = weeks.filter(({ mean }) => mean !== null);
  const after = filled.filter(({ week }) => week >= start).length;
  return after >= 3 && filled.length - after >= 3;
}
