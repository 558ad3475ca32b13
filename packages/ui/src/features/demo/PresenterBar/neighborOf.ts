import { type Scenario, SCENARIOS } from '../presenterValues.ts';

/**
 * The scenario before or after another one in the order of the talk; undefined before the first and after the last
 * scenario.
 */
export const neighborOf = (scenario: Scenario, step: 1 | -1): Scenario | undefined =>
  SCENARIOS[SCENARIOS.indexOf(scenario) + step];
