import type { Ticket } from '../src/measure/ticket.ts';
import type { Random } from './random.ts';

/** A world whose truth is known. */
export interface World {
  readonly baselineWeeks: number;
  readonly postWeeks: number;
  readonly ticketsAWeek: number;
  /** Standard deviation of what is new in a week's shock, in ln(hours); 0: no shocks. */
  readonly shock: number;
  /** Share of a shock that is left a week later. */
  readonly persistence: number;
  /** Change of hours per week, as a share; goes on after adoption. */
  readonly trend: number;
  /** Share of time that adoption truly saves. */
  readonly effect: number;
}

/** A Monday; the simulated tracker keeps UTC. */
export const ADOPTION = '2025-08-25';

const ADOPTION_AT = Date.UTC(2025, 7, 25);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HOURS_A_WEEK = 40;
/** Median working hours of a ticket at adoption, and the spread of ln(hours). */
const MEDIAN = 12;
const SPREAD = 0.7;

/** The moment at which the simulated post weeks are over. */
export function endOf(world: World): string {
  return new Date(ADOPTION_AT + world.postWeeks * 7 * DAY).toISOString();
}

/** Tickets of a world: log-normal working hours, completed at any working time of their week. */
export function simulateTickets(world: World, random: Random): Ticket[] {
  const tickets: Ticket[] = [];
  const stationary = world.shock / Math.sqrt(1 - world.persistence ** 2);
  let shock = stationary * random.normal();
  for (let week = -world.baselineWeeks; week < world.postWeeks; week += 1) {
    const adopted = week >= 0 ? Math.log(1 - world.effect) : 0;
    const level = Math.log(MEDIAN) + week * Math.log(1 + world.trend) + adopted + shock;
    for (let index = 0; index < world.ticketsAWeek; index += 1) {
      const hours = Math.exp(level + SPREAD * random.normal());
      const doneAt = (week + random.uniform()) * HOURS_A_WEEK;
      tickets.push(ticket(`SIM-${tickets.length + 1}`, doneAt - hours, doneAt, random));
    }
    shock = world.persistence * shock + world.shock * random.normal();
  }
  return tickets;
}

function ticket(key: string, startedAt: number, doneAt: number, random: Random): Ticket {
  const created = instantOf(startedAt) - random.uniform() * 3 * DAY;
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

/** The instant at which so many working hours (Monday–Friday, 09:00–17:00 UTC) have passed since adoption. */
function instantOf(workingHours: number): number {
  const week = Math.floor(workingHours / HOURS_A_WEEK);
  const inWeek = workingHours - week * HOURS_A_WEEK;
  const day = Math.floor(inWeek / 8);
  return ADOPTION_AT + (week * 7 + day) * DAY + (9 + inWeek - day * 8) * HOUR;
}
