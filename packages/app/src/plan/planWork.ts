import type { PlanReading, PlanTerms } from '@roi-insight/contracts';
import { planOutline } from '@roi-insight/report-text';
import { type PlanChoice, type PlanForecast, planTerms, type Proposal, proposePlan } from '@roi-insight/roi-math';
import type { ForecastState, PlanFormValues, PlanState } from '@roi-insight/ui';

/** The data for a plan, with its results. */
export interface PlanWork {
  readonly values: PlanFormValues;
  readonly reading: PlanReading;
  readonly choice: PlanChoice;
  readonly proposal: Proposal;
  readonly forecast: PlanForecast | null;
}

/** The plan with another length. One forecast covers all lengths, so it is kept. */
export function withWeeks(work: PlanWork, weeks: number): PlanWork {
  const choice = { ...work.choice, weeks };
  return { ...work, choice, proposal: proposePlan(work.reading, choice) };
}

/** The terms that the hash covers; null if there is no forecast. */
export const termsOf = ({ reading, proposal, choice, forecast }: PlanWork): PlanTerms | null =>
  forecast === null ? null : planTerms(reading, proposal, choice, forecast);

/** The page of a plan before the draw. */
export function plannedState({ reading, proposal, choice, forecast }: PlanWork, state: ForecastState): PlanState {
  const roles = new Map(proposal.fixed.map(({ key, role }) => [key, role]));
  return {
    kind: 'planned',
    outline: planOutline(reading, proposal, choice, forecast),
    teams: reading.teams.flatMap((team) =>
      team.kind === 'read' ? [{ key: team.key, name: team.name, role: roles.get(team.key) ?? null }] : [],
    ),
    refusal: proposal.refusal,
    forecast: state,
    isSample: reading.sample,
  };
}
