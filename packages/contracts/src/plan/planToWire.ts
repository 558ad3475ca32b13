import { snakeKeys } from '../values/snakeKeys.ts';
import type { Plan, WirePlan } from './plan.ts';
import { PLAN_FILE } from './planLimits.ts';

/** The content of a plan file. `readPlanText` reads it back. */
export const planToWire = (plan: Plan): WirePlan => ({
  ...PLAN_FILE,
  ...snakeKeys<Omit<WirePlan, 'kind' | 'version'>>(plan),
});
