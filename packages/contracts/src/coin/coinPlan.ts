import { type InferType, number, object, string } from 'yup';
import { issueKey } from '../plan/issueKey.ts';
import { parseStrictly } from '../plan/parseStrictly.ts';
import { planHashText } from '../plan/planHashText.ts';
import { camelKeys, type CamelKeys } from '../values/camelKeys.ts';
import { kind, oneOfKind } from '../values/kinds.ts';
import type { Parsed } from '../values/parsed.ts';
import { snakeKeys } from '../values/snakeKeys.ts';
import { COIN_FILE } from './coinLimits.ts';
import { coinTermsProblem } from './coinTermsProblem.ts';
import { type CoinTerms, coinTermsSchema, type WireCoinTerms } from './coinTerms.ts';

const instant = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:?\d\d)$/, '${path} must be an instant')
    .required('${path} is missing')
    .test('instant', '${path} must be an instant', (text) =>
      Number.isFinite(Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))),
    );

/** What says when the plan was made: a Jira issue with its code, or nothing but the plan itself. */
const coinRegistrationSchema = oneOfKind([
  kind('issue', {
    id: string()
      .matches(/^\d{1,19}$/)
      .required(),
    key: issueKey(),
    created: instant(),
  }),
  kind('unwitnessed', { made: instant() }),
]);

/** A coin plan. */
const coinPlanSchema = object({
  kind: string().oneOf([COIN_FILE.kind], 'this is not a coin plan').required('this is not a coin plan'),
  version: number().oneOf([COIN_FILE.version], 'the plan has another version').required('version is missing'),
  terms: coinTermsSchema.required(),
  /** SHA-256 of the canonical JSON (RFC 8785) of `kind`, `version` and `terms`. */
  hash: planHashText(),
  registration: coinRegistrationSchema,
}).required('a coin plan must be an object');

type WireCoinPlan = InferType<typeof coinPlanSchema>;
export type CoinPlan = Omit<CamelKeys<WireCoinPlan>, 'kind' | 'version'>;
export type CoinRegistration = CoinPlan['registration'];

/** Reads a coin plan. It does not check the hash: `coinResult` of the measurement does. */
export function parseCoinPlan(input: unknown): Parsed<CoinPlan> {
  const parsed = parseStrictly(coinPlanSchema, input);
  if (!parsed.ok) return parsed;
  const problem = coinTermsProblem(parsed.value.terms);
  if (problem !== null) return { ok: false, error: { path: '', message: problem } };
  const { terms, hash, registration } = camelKeys(coinPlanSchema, parsed.value);
  return { ok: true, value: { terms, hash, registration } };
}

/** The content of a plan's file. */
export function coinPlanToWire({ terms, hash, registration }: CoinPlan): WireCoinPlan {
  return { ...COIN_FILE, ...snakeKeys<Omit<WireCoinPlan, 'kind' | 'version'>>({ terms, hash, registration }) };
}

/** What the hash of a plan covers. */
export function hashedCoinTerms(terms: CoinTerms) {
  return { ...COIN_FILE, terms: snakeKeys<WireCoinTerms>(terms) };
}
