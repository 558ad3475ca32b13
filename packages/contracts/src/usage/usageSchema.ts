import { array, type InferType, number, object, string } from 'yup';
import { MAX_TEAM_NAME_LENGTH } from '../request/comparisonLimits.ts';
import { isProjectName } from '../request/projectName.ts';
import { camelKeys } from '../values/camelKeys.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { isJsonObject } from '../values/jsonObject.ts';
import { count, finite } from '../values/numbers.ts';
import { oneOf } from '../values/oneOf.ts';
import { type Parsed, parseWith } from '../values/parsed.ts';
import { differ } from './differ.ts';
import { entriesAt } from './entriesAt.ts';
import { isPeopleCount, MIN_COUNTED_PEOPLE, type PeopleCount } from './peopleCount.ts';
import { peopleCountSchema } from './peopleCountSchema.ts';
import { teamIdentity } from './teamIdentity.ts';
import type { Usage, UsageSummary } from './usage.ts';
import {
  ACTIVE_BASES,
  hasAddress,
  isToolName,
  MAX_TOOL_NAME_LENGTH,
  MAX_USAGE_TEAMS,
  UNKNOWN_FIELDS,
  USAGE_FILE,
  USAGE_SOURCES,
} from './usageLimits.ts';
import { usageWeekFrom, usageWeeksSchema } from './usageWeek.ts';

/** Maximum spend in all weeks: more than an assistant costs a company. */
const MAX_USAGE_SPEND = 1e12;

const OBJECT = '${path} must be an object';
const LIST = '${path} must be a list';

const isAtMost = (active: PeopleCount, people: PeopleCount) =>
  typeof active === 'number' && typeof people === 'number'
    ? active <= people
    : active === 0 || active === people || (typeof people === 'number' && people >= MIN_COUNTED_PEOPLE);

/** Whether no week has more active people than the team has members. */
const isWhole = (team: unknown) => {
  const people = fieldOf(team, 'people');
  if (!isPeopleCount(people)) return true;
  return entriesAt(team, ['weeks']).every((week) => {
    const active = fieldOf(week, 'active');
    return !isPeopleCount(active) || isAtMost(active, people);
  });
};

const fieldOf = (value: unknown, field: string) => (isJsonObject(value) ? value[field] : undefined);

const usageTeamSchema = object({
  /** The name or key of the team's project. */
  name: string()
    .typeError('${path} must be text')
    .max(MAX_TEAM_NAME_LENGTH, '${path} is too long')
    .required('${path} is required')
    .test('name', '${path} is required', isProjectName)
    .test('team', '${path} must not be an address: it is the name of a team', (name) => !hasAddress(name)),
  /** Members of the team, whether they used the assistant or not. */
  people: peopleCountSchema().optional(),
  weeks: usageWeeksSchema,
})
  .noUnknown(UNKNOWN_FIELDS)
  .typeError(OBJECT)
  .test('people', '${path} has weeks with more active people than members', isWhole);

const usageSummarySchema = object({
  people: peopleCountSchema().optional(),
  first_day: calendarDate().required('${path} is required'),
  last_day: calendarDate().required('${path} is required'),
  spend: finite()
    .typeError('${path} must be a number')
    .min(0, '${path} must not be negative')
    .max(MAX_USAGE_SPEND, `\${path} must be at most ${MAX_USAGE_SPEND}`)
    .optional(),
  records_without_spend: count().typeError('${path} must be a number').required('${path} is required'),
  people_without_team: peopleCountSchema().required('${path} is required'),
  people_in_several_teams: peopleCountSchema().required('${path} is required'),
  teams_without_people: count().typeError('${path} must be a number').required('${path} is required'),
  workdays_without_records: count().typeError('${path} must be a number').required('${path} is required'),
  records_without_person: count().typeError('${path} must be a number').optional(),
  records_left_out: count().typeError('${path} must be a number').optional(),
  records_unreadable: count().typeError('${path} must be a number').optional(),
})
  .noUnknown(UNKNOWN_FIELDS)
  .typeError(OBJECT)
  .test('days', '${path} must not end before it begins', ({ first_day, last_day }) => first_day <= last_day);

const usageSourceSchema = object({
  source: oneOf(USAGE_SOURCES).typeError('${path} must be text'),
  /** The name of the assistant. */
  tool: string()
    .typeError('${path} must be text')
    .min(1, '${path} must not be empty')
    .max(MAX_TOOL_NAME_LENGTH, '${path} is too long')
    .test('tool', '${path} must be the name of an assistant', (tool) => tool === undefined || isToolName(tool))
    .optional(),
  active_basis: oneOf(ACTIVE_BASES).typeError('${path} must be text'),
  teams: array(usageTeamSchema.required())
    .typeError(LIST)
    .max(MAX_USAGE_TEAMS, `\${path} must have at most ${MAX_USAGE_TEAMS} teams`)
    .required('${path} is required')
    .test('once', '${path} has a team twice', (teams) =>
      differ(teams, 'name', (name) => (typeof name === 'string' ? teamIdentity(name) : name)),
    ),
  summary: usageSummarySchema.required('${path} is required'),
})
  .noUnknown(UNKNOWN_FIELDS)
  .typeError(OBJECT);

const usageFields = {
  /** ISO 4217; absent if no source states a cost. */
  currency: string()
    .typeError('${path} must be text')
    .matches(/^[A-Z]{3}$/, '${path} must be a currency such as USD')
    .optional(),
  sources: array(usageSourceSchema.required())
    .typeError(LIST)
    .min(1, '${path} must have a source')
    .max(USAGE_SOURCES.length, '${path} has too many sources')
    .required('${path} is required')
    .test('once', '${path} has a source twice', (sources) => differ(sources, 'source')),
};

/** This function is also called if a request has no usage. */
const hasCurrency = (usage: unknown) => {
  const summaries = entriesAt(usage, ['sources']).map((source) => fieldOf(source, 'summary'));
  const spends = [...summaries, ...entriesAt(usage, ['sources', 'teams', 'weeks'])];
  return fieldOf(usage, 'currency') !== undefined || spends.every((part) => fieldOf(part, 'spend') === undefined);
};

const MONEY = 'currency is missing: there are amounts';

/** The use of an assistant by team and week, and its cost. It contains no persons. */
export const usageSchema = object(usageFields)
  .noUnknown('usage has fields that are not known')
  .typeError('usage must be an object')
  .test('currency', MONEY, hasCurrency)
  .required('usage is required');

/** The file `usage.json`: usage with its kind and version. */
const usageFileSchema = object({
  kind: oneOf([USAGE_FILE.kind]).typeError('kind must be text'),
  version: number().typeError('version must be a number').oneOf([USAGE_FILE.version]).required(),
  ...usageFields,
})
  .noUnknown('the file has fields that are not known')
  .typeError('a usage file must be an object')
  .test('currency', MONEY, hasCurrency)
  .required('a usage file must be an object');

export type WireUsage = InferType<typeof usageSchema>;
export type WireUsageFile = InferType<typeof usageFileSchema>;
export type WireUsageSummary = InferType<typeof usageSummarySchema>;

export function parseUsage(input: unknown): Parsed<Usage> {
  const parsed = parseWith(usageSchema, input);
  return parsed.ok ? { ok: true, value: usageFrom(parsed.value) } : parsed;
}

export function parseUsageFile(input: unknown): Parsed<Usage> {
  const parsed = parseWith(usageFileSchema, input);
  return parsed.ok ? { ok: true, value: usageFrom(parsed.value) } : parsed;
}

export function usageFrom({ currency, sources }: WireUsage): Usage {
  return {
    currency: currency ?? null,
    sources: sources.map(({ source, tool, active_basis: activeBasis, teams, summary }) => ({
      source,
      ...(tool !== undefined && { tool }),
      activeBasis,
      teams: teams.map(({ name, people, weeks }) => ({
        name,
        people: people ?? null,
        weeks: weeks.map(usageWeekFrom),
      })),
      summary: summaryFrom(summary),
    })),
  };
}

function summaryFrom(summary: WireUsageSummary): UsageSummary {
  const { recordsWithoutPerson, recordsLeftOut, recordsUnreadable, ...others } = camelKeys(usageSummarySchema, summary);
  return {
    ...others,
    ...(recordsWithoutPerson !== null && { recordsWithoutPerson }),
    ...(recordsLeftOut !== null && { recordsLeftOut }),
    ...(recordsUnreadable !== null && { recordsUnreadable }),
  };
}
