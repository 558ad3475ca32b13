import { camelKeys } from '../values/camelKeys.ts';
import type { Parsed } from '../values/parsed.ts';
import { parseStrictly } from './parseStrictly.ts';
import { type Plan, planFileSchema } from './plan.ts';
import { planProblem } from './planProblem.ts';

/** Reads a plan file. It does not check the hash, which `planResult` of the measurement checks. */
export function parsePlan(input: unknown): Parsed<Plan> {
  const parsed = parseStrictly(planFileSchema, input);
  if (!parsed.ok) return parsed;
  const problem = planProblem(parsed.value);
  if (problem !== null) return { ok: false, error: { path: '', message: problem } };
  const { terms, hash, registration, order } = camelKeys(planFileSchema, parsed.value);
  return { ok: true, value: { terms, hash, registration, order } };
}
