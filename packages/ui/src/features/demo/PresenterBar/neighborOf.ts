import { type Scenario, SCENARIOS } from '../presenterValues.ts';

/** The scenario before or after another one in the order of the talk; undefined at its ends. */
export const neighborOf = (scenario: Scenario, step: 1 | -1): Scenario | undefined =>
  SCENARIOS[SCENARIOS.indexOf(scenario) + step];
