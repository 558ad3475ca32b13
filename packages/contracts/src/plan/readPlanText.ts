import type { Parsed } from '../values/parsed.ts';
import { parsePlan } from './parsePlan.ts';
import type { Plan } from './plan.ts';
import { planJson } from './planJson.ts';

/** Reads the text of a plan file. It does not check the hash, which `planResult` of the measurement checks. */
export const readPlanText = (text: string): Parsed<Plan> => planJson(text, parsePlan);
