import { randomFrom } from '../../../tools/bench/math/random.ts';
import { ADOPTION, endOf } from '../../../tools/bench/math/worlds/jobs.ts';
import { analyzeTickets, type AnalyzeTicketsOptions, type Ticket } from '../src/index.ts';
import { simulateTickets, type Scenario } from './simulateTickets.ts';

const SCENARIO: Scenario = {
  baselineWeeks: 39,
  postWeeks: 13,
  ticketsPerWeek: 15,
  shock: 0,
  persistence: 0,
  trend: 0,
  effect: 0,
};
const OPTIONS = { adoptionDate: ADOPTION, asOf: endOf(SCENARIO.postWeeks), timeZone: 'UTC' } as const;

/** Tickets of a quiet team: 15 a week for 39 weeks before adoption and 13 weeks after it. `over` changes the scenario. */
export function simulated(over: Partial<Scenario>, seed = 5): Ticket[] {
  return simulateTickets({ ...SCENARIO, ...over }, randomFrom(seed));
}

/** The evidence of tickets, 13 weeks after adoption. */
export function evidenceFrom(tickets: readonly Ticket[], over: Partial<AnalyzeTicketsOptions> = {}) {
  return analyzeTickets(tickets, { ...OPTIONS, ...over }).evidence;
}

/** The evidence of simulated tickets at the end of their weeks. */
export function evidenceIn(over: Partial<Scenario>, seed = 5) {
  return evidenceFrom(simulated(over, seed), { asOf: endOf(over.postWeeks ?? SCENARIO.postWeeks) });
}
