import type { Random } from '../../../tools/bench/math/random.ts';
import { HOURS_PER_WEEK, instantOf } from '../../../tools/bench/math/worlds/jobs.ts';
import { DAY_MS, type Ticket } from '../src/index.ts';

/** A simulated team with a known effect. */
export interface Scenario {
  readonly baselineWeeks: number;
  readonly postWeeks: number;
  readonly ticketsPerWeek: number;
  /** Standard deviation of the innovation of a week's shock, in ln(hours); 0 for no shocks. */
  readonly shock: number;
  /** Share of a shock that remains a week later. */
  readonly persistence: number;
  /** Change of hours per week, as a share; it continues after adoption. */
  readonly trend: number;
  /** Share of time that adoption truly saves. */
  readonly effect: number;
}

/** Median working hours of a ticket at adoption, and the spread of ln(hours). */
const MEDIAN = 12;
const SPREAD = 0.7;

/**
 * Tickets of a scenario: log-normal working hours, completed at any working time of their week. The first ticket was created a year before its work
 * began, so that the project does not count as young.
 */
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
  const [first, ...later] = tickets;
  if (first === undefined) return [];
  const createdAt = new Date(Date.parse(first.createdAt) - 365 * DAY_MS).toISOString();
  return [{ ...first, createdAt }, ...later];
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
