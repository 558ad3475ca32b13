import {
  calendarDate,
  type Economics,
  MAX_PLAN_BYTES,
  oneOf,
  parseEconomics,
  parsePlan,
  parsePlanReading,
  parseWith,
  type Plan,
  PLAN_TEAMS,
  readPlanText,
} from '@roi-insight/contracts';
import { planFileProblem, type PlanReport } from '@roi-insight/report-text';
import type { RegisteredIssue } from '@roi-insight/roi-math';
import { array, type InferType, mixed, number, object, string } from 'yup';
import { dataOfPage } from '../data/dataOfPage.ts';
import { parseUntrustedJson } from '../data/parseUntrustedJson.ts';
import type { RefusedFile } from '../data/readReportData.ts';
import { PLAN_REPORT_FILE } from './planReportFile.ts';

/** Maximum size of a report on a plan in bytes: a report on 40 teams has 156 weeks for each. */
const MAX_PLAN_REPORT_BYTES = 8 * MAX_PLAN_BYTES;

/** The content of a plan file or of the file of a report on a plan. */
export type OpenedPlanFile =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'report'; readonly parts: Omit<PlanReport, 'result'>; readonly economics: Economics }
  | RefusedFile;

const registeredSchema = object({
  kind: oneOf(['found', 'missing', 'other-code', 'several']),
  id: string().max(20),
  key: string().max(300),
  created: string().max(40),
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

const MARK = /"roi-insight-plan(-report)?"/;

/** Whether a text may be a plan or a report on one. If so, it is opened here, even if it is damaged. */
export const isPlanText = (text: string): boolean => MARK.test(text);

/** Reads a plan, or a report on one, from a file or a saved web page. Everything is validated before it is used. */
export function openPlanFile(text: string): OpenedPlanFile {
  const json = dataOfPage(text);
  return json.includes(`"${PLAN_REPORT_FILE.kind}"`) ? openPlanReport(json) : openPlan(json);
}

function openPlan(json: string): OpenedPlanFile {
  const plan = readPlanText(json);
  return plan.ok ? { kind: 'plan', plan: plan.value } : refused(plan.error.message);
}

function openPlanReport(json: string): OpenedPlanFile {
  if (json.length > MAX_PLAN_REPORT_BYTES) return refused('the file is too large');
  const input = parseUntrustedJson(json);
  if (!input.ok) return refused('the file is damaged');
  const file = parseWith(fileSchema, input.value);
  if (!file.ok) return refused('the file is damaged or was changed');
  const plan = parsePlan(file.value.plan);
  if (!plan.ok) return refused(plan.error.message);
  const reading = parsePlanReading(file.value.reading);
  const economics = parseEconomics(file.value.economics);
  const registered = registeredIssue(file.value.registered);
  if (!reading.ok || !economics.ok || registered === undefined || reading.value.start !== plan.value.terms.start) {
    return refused('the file is damaged or was changed');
  }
  const starts = new Map(file.value.starts.map(({ key, day }) => [key, day]));
  return {
    kind: 'report',
    parts: { plan: plan.value, reading: reading.value, starts, registered },
    economics: economics.value,
  };
}

/** Undefined if the input is not an issue. */
function registeredIssue(input: InferType<typeof registeredSchema>): RegisteredIssue | null | undefined {
  if (input === null || input === undefined) return null;
  const { kind, id, key, created } = input;
  if (kind !== 'found') return { kind };
  return id === undefined || key === undefined || created === undefined ? undefined : { kind, id, key, created };
}

const refused = (problem: string): RefusedFile => ({ kind: 'refused', message: planFileProblem(problem) });
