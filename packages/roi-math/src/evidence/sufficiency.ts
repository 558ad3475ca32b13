import { MIN_MEASURED_TICKETS, MIN_POST_WEEKS } from '../constants.ts';
import type { LogSeries, LogWeek } from './logWeeks.ts';

/** Degrees of freedom that the variance of tickets within weeks needs. */
const MIN_DEGREES_OF_FREEDOM = 10;

/** Number of tickets and weeks on either side that an estimate is based on. */
export interface Basis {
  readonly tickets: { readonly pre: number; readonly post: number };
  readonly weeks: { readonly pre: number; readonly post: number };
}

/** The reasons why there is too little data, as sentences; empty if there is enough. */
export function shortfalls(series: LogSeries, { tickets, weeks }: Basis): string[] {
  const reasons: string[] = [];
  if (weeks.post < MIN_POST_WEEKS) {
    reasons.push(
      `Only ${counted(weeks.post, 'full week has', 'full weeks have')} passed since adoption; at least ${MIN_POST_WEEKS} are needed before a change can be told from chance.`,
    );
  }
  for (const [side, name] of [
    ['pre', 'before'],
    ['post', 'after'],
  ] as const) {
    if (tickets[side] < MIN_MEASURED_TICKETS) {
      reasons.push(
        `Only ${counted(tickets[side], 'ticket with a measured time was', 'tickets with a measured time were')} completed ${name} adoption; at least ${MIN_MEASURED_TICKETS} are needed.`,
      );
    }
  }
  if (
    reasons.length === 0 &&
    !(carriesEstimate(series.weeks, 0) && series.degreesOfFreedom >= MIN_DEGREES_OF_FREEDOM)
  ) {
    reasons.push('The tickets are spread too unevenly over the weeks to tell a change from chance.');
  }
  return reasons;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Whether a level and a slope can be estimated on both sides: each needs three weeks with tickets. */
export function carriesEstimate(weeks: readonly LogWeek[], start: number): boolean {
  const filled = weeks.filter(({ mean }) => mean !== null);
  const after = filled.filter(({ week }) => week >= start).length;
  return after >= 3 && filled.length - after >= 3;
}
