import { snakeKeys } from '../values/snakeKeys.ts';
import type { Plan, WirePlan } from './plan.ts';
import { PLAN_FILE } from './planLimits.ts';
import { planVersion } from './terms/planVersion.ts';

/** The content of a plan file. `readPlanText` reads it back. */
export const planToWire = (plan: Plan): WirePlan => ({
  kind: PLAN_FILE.kind,
  version: planVersion(plan.terms),
  ...snakeKeys<Omit<WirePlan, 'kind' | 'version'>>(plan),
});
