import { array, type InferType, object, string, tuple } from 'yup';
import { oneOf } from '../../values/oneOf.ts';
import { calendarDate } from '../../values/calendarDateSchema.ts';
import {
  type Claim,
  type EvidenceFields,
  GRADES,
  intervalSchema,
  MAX_EVIDENCE_ENTRIES,
  MAX_QUARTERS,
  quarterSchema,
  type Result,
  resultFrom,
  VERDICTS,
} from '../evidence.ts';
import type { CamelKeys } from '../../values/camelKeys.ts';
import { count, finite, totalHours } from '../../values/numbers.ts';
import { type LeftOutReason, leftOutReasonSchema, noComparisonReasonSchema } from './comparisonReasons.ts';
import { doubtSchema, MAX_REPORTED_NAME } from '../reasons.ts';
import { ORGANIZATION_TEAMS } from '../../organization/organizationLimits.ts';
import { isProjectName } from '../../request/projectName.ts';
import { MAX_COMPARISON_TEAMS, MAX_TEAM_NAME_LENGTH } from '../../request/comparisonLimits.ts';

/** Maximum number of teams in a report: those of an organization, which has the most. */
export const MAX_TEAMS = ORGANIZATION_TEAMS.max;

/** Another team on the same Jira, as the request names it. */
export const comparisonTeamRequestSchema = object({
  project_name: string()
    .typeError('${path} must be text')
    .max(MAX_TEAM_NAME_LENGTH, '${path} is too long')
    .required('${path} is required')
    .test('name', '${path} is required', isProjectName),
  adopted: calendarDate().nullable().defined('${path} must be a date, or null for a team that has not adopted'),
}).typeError('${path} must be an object');

export const comparisonRequestSchema = array(comparisonTeamRequestSchema.required())
  .typeError('${path} must be a list')
  .max(MAX_COMPARISON_TEAMS, `\${path} must have at most ${MAX_COMPARISON_TEAMS} teams`)
  .optional();

/** The role of a team in a comparison. The report's own project is the first adopter. */
export const TEAM_ROLES = ['adopter', 'control', 'left-out'] as const;

/**
 * The designs of a comparison: one adopter against controls; several adopters against controls or against each other; or several adopters on one date
 * without controls, which is one experiment on all of them.
 */
export const COMPARISON_DESIGNS = ['one-adopter', 'panel', 'same-date'] as const;

const effectSchema = object({
  effect_percent: finite().required(),
  interval_percent: intervalSchema.required(),
});

const perSide = object({ pre: count().required(), post: count().required() });

/** A team of the comparison. It has no `key` if its project could not be read. */
export const comparedTeamSchema = object({
  key: string().optional(),
  name: string().max(MAX_REPORTED_NAME).required(),
  adopted: calendarDate().optional(),
  role: oneOf(TEAM_ROLES),
  reason: leftOutReasonSchema.optional(),
  tickets: perSide.optional().default(undefined),
  weeks: perSide.optional().default(undefined),
  weight: finite().min(0).max(1).optional(),
  own_change: effectSchema.optional().default(undefined),
});

/** The effect in a week since adoption. */
export const eventWeekSchema = object({
  week: finite().integer().required(),
  effect_percent: finite().required(),
  interval_percent: intervalSchema.required(),
});

/** A week of the adopting team next to the weighted mean of the others; the hours are absent if the week has no tickets. */
export const comparedWeekSchema = object({
  week_start: calendarDate().required(),
  team_hours: finite().optional(),
  comparison_hours: finite().optional(),
  difference_percent: finite().optional(),
});

/** The result of the report's project alone, as if there were no other teams. */
export const aloneEvidenceSchema = object({
  verdict: oneOf(VERDICTS),
  grade: oneOf(GRADES),
  effect_percent: finite().optional(),
  interval_percent: intervalSchema.optional(),
});

/** The hours of one adopting team in the weeks after its adoption, which determine its share of the program's money. */
export const programTeamSchema = object({
  key: string().required(),
  from: calendarDate().required(),
  days: count().required(),
  measured_hours: totalHours().min(0).required(),
  observed_hours: totalHours().required(),
});

/** The total saving of all adopting teams after adoption, in working hours. */
export const programSchema = object({
  adopters: count().required(),
  tickets: count().required(),
  saved_hours: totalHours().required(),
  saved_hours_interval: tuple([totalHours().required(), totalHours().required()]).required(),
  headline_hours: totalHours().required(),
  teams: array(programTeamSchema.required()).max(MAX_TEAMS).defined(),
});

/** The report's project compared with other teams. */
export const comparisonSchema = object({
  method: oneOf(['comparison']),
  design: string().oneOf(COMPARISON_DESIGNS).optional(),
  teams: array(comparedTeamSchema.required()).min(2).max(MAX_TEAMS).required(),
  verdict: oneOf(VERDICTS),
  effect_percent: finite().optional(),
  interval_percent: intervalSchema.optional(),
  headline_percent: finite().optional(),
  detectable_percent: finite().optional(),
  co_movement: finite().optional(),
  alone: aloneEvidenceSchema.required(),
  event_time: array(eventWeekSchema.required()).max(MAX_EVIDENCE_ENTRIES).defined(),
  quarters: array(quarterSchema.required()).max(MAX_QUARTERS).optional(),
  series: array(comparedWeekSchema.required()).max(MAX_EVIDENCE_ENTRIES).defined(),
  doubts: array(doubtSchema).max(MAX_EVIDENCE_ENTRIES).defined(),
  reasons: array(noComparisonReasonSchema).max(MAX_EVIDENCE_ENTRIES).defined(),
  program: programSchema.optional().default(undefined),
});

export type TeamRole = (typeof TEAM_ROLES)[number];
export type ComparisonDesign = (typeof COMPARISON_DESIGNS)[number];
export type ComparisonTeamRequest = InferType<typeof comparisonTeamRequestSchema>;

export type EventWeek = CamelKeys<InferType<typeof eventWeekSchema>>;
export type ComparedWeek = CamelKeys<InferType<typeof comparedWeekSchema>>;
export type AloneEvidence = Result & Pick<EvidenceFields, 'grade'>;
export type ProgramTeam = CamelKeys<InferType<typeof programTeamSchema>>;
export type Program = CamelKeys<InferType<typeof programSchema>>;

type TeamFields = CamelKeys<InferType<typeof comparedTeamSchema>>;

/** A team that is not compared. */
export type LeftOutTeam = TeamFields & { readonly role: 'left-out'; readonly reason: LeftOutReason };

/** A team that is compared. The weight of an adopter is null, unless adopters are pooled. */
export type MemberTeam = Omit<TeamFields, 'reason'> & { readonly role: 'adopter' | 'control' };

export type ComparedTeam = LeftOutTeam | MemberTeam;

export type WireComparison = InferType<typeof comparisonSchema>;

type Fields = CamelKeys<WireComparison>;
type GivenTeam = Omit<TeamFields, 'reason'> & Partial<Pick<TeamFields, 'reason'>>;

/** The fields of a comparison before its kind and the kinds of its parts are known. */
type GivenFields = Omit<Fields, 'teams' | 'alone'> & {
  teams: readonly GivenTeam[];
  alone: Pick<EvidenceFields, 'grade' | 'verdict' | 'effectPercent' | 'intervalPercent'>;
};
type ComparisonFields = Omit<Fields, 'teams' | 'alone'> & { teams: ComparedTeam[]; alone: AloneEvidence };

/** A comparison that was not possible. */
export type NoComparison = ComparisonFields & {
  readonly design: null;
  readonly verdict: 'too-little-data';
  readonly effectPercent: null;
  readonly intervalPercent: null;
};

/** A comparison that was possible. */
export type FoundComparison = ComparisonFields & {
  readonly design: ComparisonDesign;
  readonly verdict: Claim;
  readonly effectPercent: number;
  readonly intervalPercent: [low: number, high: number];
};

export type Comparison = NoComparison | FoundComparison;

/** The comparison as a kind. If the design, the effect or the interval is missing, no comparison was possible. */
export function comparisonFrom(fields: GivenFields): Comparison {
  const { design, verdict, effectPercent, intervalPercent } = fields;
  const parts = {
    ...fields,
    teams: fields.teams.map(teamFrom),
    alone: { grade: fields.alone.grade, ...resultFrom(fields.alone) },
  };
  return design === null || verdict === 'too-little-data' || effectPercent === null || intervalPercent === null
    ? { ...parts, design: null, verdict: 'too-little-data', effectPercent: null, intervalPercent: null }
    : { ...parts, design, verdict, effectPercent, intervalPercent };
}

function teamFrom({ reason = null, ...team }: GivenTeam): ComparedTeam {
  const { role } = team;
  return role === 'left-out' ? { ...team, role, reason: reason ?? { kind: 'not-given' } } : { ...team, role };
}
