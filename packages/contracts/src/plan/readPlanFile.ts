import { array, type InferType, mixed, number, object, string } from 'yup';
import { type Economics, parseEconomics } from '../report/economics.ts';
import type { CalendarDate } from '../values/calendarDate.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { dataOfPage } from '../values/dataOfPage.ts';
import { oneOf } from '../values/oneOf.ts';
import { type Parsed, parseWith } from '../values/parsed.ts';
import { parseUntrustedJson } from '../values/parseUntrustedJson.ts';
import { parsePlan } from './parsePlan.ts';
import type { Plan } from './plan.ts';
import { otherPlansSchema } from './otherPlans.ts';
import { MAX_PLAN_BYTES, PLAN_REPORT_FILE, PLAN_TEAMS } from './planLimits.ts';
import { parsePlanReading, type PlanReading } from './planReading.ts';
import { readPlanText } from './readPlanText.ts';

/** Maximum size of a report on a plan in bytes. A report on 40 teams has 156 weeks for each team. */
const MAX_PLAN_REPORT_BYTES = 8 * MAX_PLAN_BYTES;

/** The content of a plan file, or of the file of a report on a plan. */
export type PlanFile =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'report'; readonly parts: PlanReportParts; readonly economics: Economics };

/** The data from which a report on a plan is made. */
interface PlanReportParts {
  readonly plan: Plan;
  readonly reading: PlanReading;
  /** The day on which a team really started; null if it never started. A team that is not in the map started as planned. */
  readonly starts: ReadonlyMap<string, CalendarDate | null>;
  /** The tracker's answer about the issue that registers the plan, as the file has it: anyone could have written it there. */
  readonly registered: Registered | null;
}

type Registered =
  | {
      readonly kind: 'saved';
      readonly id: string;
      readonly key: string;
      readonly created: string;
      /** Null in files of earlier versions, which did not look for other plans. */
      readonly others: InferType<typeof otherPlansSchema> | null;
    }
  | { readonly kind: Exclude<(typeof REGISTERED)[number], 'found' | 'saved'> };

const REGISTERED = [
  'found',
  'saved',
  'missing',
  'other-code',
  'several',
  'edited',
  'several-codes',
  'out-of-order',
] as const;

const registeredSchema = object({
  kind: oneOf(REGISTERED),
  id: string().max(20),
  key: string().max(300),
  created: string().max(40),
  others: otherPlansSchema.nullable().optional().default(undefined),
}).nullable();

const fileSchema = object({
  kind: string().oneOf([PLAN_REPORT_FILE.kind]).required(),
  version: number().oneOf([PLAN_REPORT_FILE.version]).required(),
  plan: mixed().required(),
  reading: mixed().required(),
  starts: array(object({ key: string().max(255).required(), day: calendarDate().nullable().defined() }).required())
    .max(PLAN_TEAMS.max)
    .required(),
  registered: registeredSchema.defined(),
  economics: mixed().required(),
}).required();

/** Reads a plan or a report on a plan from a file or a saved web page. Everything is validated before it is used. */
export function readPlanFile(text: string): Parsed<PlanFile> {
  const json = dataOfPage(text);
  if (json.includes(`"${PLAN_REPORT_FILE.kind}"`)) return readPlanReport(json);
  const plan = readPlanText(json);
  return plan.ok ? { ok: true, value: { kind: 'plan', plan: plan.value } } : plan;
}

function readPlanReport(json: string): Parsed<PlanFile> {
  if (json.length > MAX_PLAN_REPORT_BYTES) return refused('the file is too large');
  const input = parseUntrustedJson(json);
  if (!input.ok) return refused('the file is damaged');
  const file = parseWith(fileSchema, input.value);
  if (!file.ok) return refused('the file is damaged or was changed');
  const plan = parsePlan(file.value.plan);
  if (!plan.ok) return plan;
  const reading = parsePlanReading(file.value.reading);
  const economics = parseEconomics(file.value.economics);
  const registered = registeredIn(file.value.registered);
  if (!reading.ok || !economics.ok || registered === undefined || reading.value.start !== plan.value.terms.start) {
    return refused('the file is damaged or was changed');
  }
  const starts = new Map(file.value.starts.map(({ key, day }) => [key, day]));
  const parts = { plan: plan.value, reading: reading.value, starts, registered };
  return { ok: true, value: { kind: 'report', parts, economics: economics.value } };
}

/** The state of the registration's issue; undefined if a field of the issue is missing. */
function registeredIn(input: InferType<typeof registeredSchema>): Registered | null | undefined {
  if (input === null || input === undefined) return null;
  const { kind, id, key, created, others = null } = input;
  if (kind !== 'found' && kind !== 'saved') return { kind };
  return id === undefined || key === undefined || created === undefined
    ? undefined
    : { kind: 'saved', id, key, created, others };
}

const refused = (message: string): Parsed<never> => ({ ok: false, error: { path: '', message } });
