import { parallelFactor } from '../capacity.ts';

export interface TeamMoney {
  /** φ: the share of the tickets' hours that the team could have worked. */
  readonly parallel: number;
  /** Cost of the measured tasks in dollars, with parallel hours counted once. */
  readonly measuredCost: number;
  /** Upper limit of the saving of the measured tasks, in dollars. */
  readonly limit: number;
}

/** The cost of a period in which the tickets took `measuredHours`, and the team worked `teamHours`. */
export function teamMoney(measuredHours: number, teamHours: number, hourlyRate: number): TeamMoney {
  const parallel = parallelFactor(measuredHours, teamHours);
  return {
    parallel,
    measuredCost: parallel * measuredHours * hourlyRate,
    limit: parallel * teamHours * hourlyRate,
  };
}
