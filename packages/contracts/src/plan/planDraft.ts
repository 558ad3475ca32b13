import { type InferType, number, object, string } from 'yup';
import { camelKeys, type CamelKeys } from '../values/camelKeys.ts';
import type { Parsed } from '../values/parsed.ts';
import { snakeKeys } from '../values/snakeKeys.ts';
import { parseStrictly } from './parseStrictly.ts';
import { planHashText } from './planHashText.ts';
import { planJson } from './planJson.ts';
import { PLAN_DRAFT } from './planLimits.ts';
import { planTermsSchema } from './planTerms.ts';
import { planVersion } from './terms/planVersion.ts';
import { termsProblem } from './terms/termsProblem.ts';

/** A file with a plan whose order is not drawn yet, because the plan's code has to be registered first. */
const planDraftSchema = object({
  kind: string().oneOf([PLAN_DRAFT.kind], 'this is not a draft').required('this is not a draft'),
  version: number().oneOf(PLAN_DRAFT.versions, 'the draft has another version').required('version is missing'),
  terms: planTermsSchema.required(),
  hash: planHashText(),
}).required('a draft must be an object');

export type WirePlanDraft = InferType<typeof planDraftSchema>;
export type PlanDraft = Omit<CamelKeys<WirePlanDraft>, 'kind' | 'version'>;

/** The content of a draft file. `readPlanDraftText` reads it back. */
export const planDraftToWire = (draft: PlanDraft): WirePlanDraft => ({
  kind: PLAN_DRAFT.kind,
  version: planVersion(draft.terms),
  ...snakeKeys<Omit<WirePlanDraft, 'kind' | 'version'>>(draft),
});

/** Reads the text of a draft file. It does not check the hash, which `planHash` of the measurement calculates. */
export const readPlanDraftText = (text: string): Parsed<PlanDraft> => planJson(text, parsePlanDraft);

function parsePlanDraft(input: unknown): Parsed<PlanDraft> {
  const parsed = parseStrictly(planDraftSchema, input);
  if (!parsed.ok) return parsed;
  const problem = termsProblem(parsed.value);
  if (problem !== null) return { ok: false, error: { path: '', message: problem } };
  const { terms, hash } = camelKeys(planDraftSchema, parsed.value);
  return { ok: true, value: { terms, hash } };
}
