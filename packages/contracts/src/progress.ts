import { type InferType, object, string } from 'yup';
import { oneOf } from './values/oneOf.ts';
import { count } from './values/numbers.ts';
import { ORGANIZATION_TEAMS } from './organization/organizationLimits.ts';
import { availableScopeSchema } from './request/scope.ts';
import { type Parsed, parseWith } from './values/parsed.ts';

/** The stages of an analysis, in order. */
export const PROGRESS_STAGES = ['connecting', 'listing', 'reading', 'analysing'] as const;

export type ProgressStage = (typeof PROGRESS_STAGES)[number];

/** The team that is being read. The report's project has number 1. The maximum is that of an organization, which has the most teams. */
const progressTeamSchema = object({
  name: string().required(),
  number: count().min(1).max(ORGANIZATION_TEAMS.max).required(),
  of: count().min(1).max(ORGANIZATION_TEAMS.max).required(),
});

/** The progress of an analysis. `team` is present when several teams are read. */
export const progressSchema = object({
  stage: oneOf(PROGRESS_STAGES),
  done: count().required(),
  total: count().nullable().defined(),
  team: progressTeamSchema.optional().default(undefined),
  available: availableScopeSchema.optional().default(undefined),
});

export type Progress = InferType<typeof progressSchema>;

const lineSchema = object({ progress: progressSchema.required() }).required();

/**
 * Media type of the streamed response: one JSON document per line; progress lines first, the report or failure last.
 */
export const NDJSON = 'application/x-ndjson';

/** Parses a progress line of the streamed response; fails for any other line. */
export function parseProgressLine(input: unknown): Parsed<Progress> {
  const line = parseWith(lineSchema, input);
  return line.ok ? { ok: true, value: line.value.progress } : line;
}
