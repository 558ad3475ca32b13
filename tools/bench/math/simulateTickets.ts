import { DAY_MS, HOURS_PER_DAY, type Ticket } from '@roi-insight/roi-math';
import type { Random } from './random.ts';

/** A simulated team with a known effect. */
export interface Scenario {
  readonly baselineWeeks: number;
  readonly postWeeks: number;
  readonly ticketsPerWeek: number;
  /** Standard deviation of the innovation of a week's shock, in ln(hours); 0 for no shocks. */
  readonly shock: number;
  /** Share of a shock that remains a week later. */
  readonly persistence: number;
  /** Change of hours per week, as a share; goes on after adoption. */
  readonly trend: number;
  /** Share of time that adoption truly saves. */
  readonly effect: number;
}

/** A Monday; the simulated tracker keeps UTC. */
export const ADOPTION = '2025-08-25';

const ADOPTION_AT = Date.UTC(2025, 7, 25);
const HOUR_MS = DAY_MS / 24;
const HOURS_PER_WEEK = 5 * HOURS_PER_DAY;
/** Median working hours of a ticket at adoption, and the spread of ln(hours). */
const MEDIAN = 12;
const SPREAD = 0.7;

/** The end of the simulated post weeks. */
export function endOf(scenario: Scenario): string {
  return new Date(ADOPTION_AT + scenario.postWeeks * 7 * DAY_MS).toISOString();
}

/** Tickets of a scenario: log-normal working hours, completed at any working time of their week. */
export function simulateTickets(scenario: Scenario, random: Random): Ticket[] {
  const tickets: Ticket[] = [];
  const stationary = scenario.shock / Math.sqrt(1 - scenario.persistence ** 2);
  let shock = stationary * random.normal();
  for (let week = -scenario.baselineWeeks; week < scenario.postWeeks; week += 1) {
    const adopted = week >= 0 ? Math.log(1 - scenario.effect) : 0;
    const level = Math.log(MEDIAN) + week * Math.log(1 + scenario.trend) + adopted + shock;
    for (let index = 0; index < scenario.ticketsPerWeek; index += 1) {
      const hours = Math.exp(level + SPREAD * random.normal());
      const doneAt = (week + random.uniform()) * HOURS_PER_WEEK;
      tickets.push(ticket(`SIM-${tickets.length + 1}`, doneAt - hours, doneAt, random));
    }
    shock = scenario.persistence * shock + scenario.shock * random.normal();
  }
  return tickets;
}

function ticket(key: string, startedAt: number, doneAt: number, random: Random): Ticket {
  const created = instantOf(startedAt) - random.uniform() * 3 * DAY_MS;
  return {
    key,
    createdAt: new Date(created).toISOString(),
    resolvedAt: null,
    category: 'done',
    transitions: [
      { at: new Date(instantOf(startedAt)).toISOString(), from: 'new', to: 'indeterminate' },
      { at: new Date(instantOf(doneAt)).toISOString(), from: 'indeterminate', to: 'done' },
    ],
  };
}

/** The instant at which `workingHours` (Monday–Friday, 09:00–17:00 UTC) have passed since adoption. */
function instantOf(workingHours: number): number {
  const week = Math.floor(workingHours / HOURS_PER_WEEK);
  const inWeek = workingHours - week * HOURS_PER_WEEK;
  const day = Math.floor(inWeek / HOURS_PER_DAY);
  return ADOPTION_AT + (week * 7 + day) * DAY_MS + (9 + inWeek - day * HOURS_PER_DAY) * HOUR_MS;
}
