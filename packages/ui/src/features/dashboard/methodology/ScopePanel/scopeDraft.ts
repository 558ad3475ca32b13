import {
  type AppliedScope,
  type AvailableEntry,
  type AvailableScope,
  isFieldName,
  MAX_HOLIDAYS,
  MAX_SCOPE_ENTRIES,
  MAX_SCOPE_NAME_LENGTH,
  type ScopeChoice,
  type ScopeEntry,
} from '@roi-insight/contracts';
import { scopeProblems } from '@roi-insight/report-text';
import { DEFAULT_CALENDAR } from '@roi-insight/roi-math';
import { readTypedHolidays } from './holidays/readHolidays.ts';

/** Scope, calendar, measure and size field while they are being edited. */
export interface ScopeDraft {
  /** Selected ids. */
  readonly types: readonly string[];
  readonly components: readonly string[];
  readonly labels: readonly string[];
  readonly statuses: readonly string[];
  /** Selected ISO weekdays. */
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
  /** IANA name; empty for the Jira account's time zone. */
  readonly zone: string;
  /** As typed, one day per line. */
  readonly holidays: string;
  /** `logged` is the default. It uses logged hours only if enough tickets have any. */
  readonly measure: 'logged' | 'active';
  /** Name or id; empty for original estimates. */
  readonly sizeField: string;
}

export type DraftProblems = Readonly<Partial<Record<keyof ScopeDraft, string>>>;

/** The available entries, plus entries of the report that no ticket has anymore, so that the reader can remove them. */
export function withApplied(available: AvailableScope, applied: AppliedScope | undefined): AvailableScope {
  const statuses = without(applied?.work_statuses, available.statuses);
  return {
    types: [...available.types, ...without(applied?.types, available.types)],
    components: [...available.components, ...without(applied?.components, available.components)],
    labels: [...available.labels, ...without(applied?.labels, available.labels)],
    statuses: [
      ...available.statuses,
      ...statuses.map(({ id, name, tickets }) => ({ id, name, tickets, in_progress: false })),
    ],
  };
}

/** The applied entries that are not available. */
function without(applied: readonly ScopeEntry[] = [], available: readonly AvailableEntry[]): AvailableEntry[] {
  const known = new Set(available.map(({ id }) => id));
  return applied.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ id, name, tickets: 0 }));
}

export function draftOf(
  { scope, calendar, measure, size_field: sizeField }: ScopeChoice,
  available: AvailableScope,
): ScopeDraft {
  const usual = defaultIds(available);
  return {
    types: scope?.types ?? usual.types,
    components: scope?.components ?? usual.components,
    labels: scope?.labels ?? usual.labels,
    statuses: scope?.work_statuses ?? usual.statuses,
    days: calendar?.working_days ?? DEFAULT_CALENDAR.workingDays,
    from: calendar?.hours?.from ?? DEFAULT_CALENDAR.from,
    to: calendar?.hours?.to ?? DEFAULT_CALENDAR.to,
    zone: calendar?.time_zone ?? '',
    holidays: (calendar?.holidays ?? []).join('\n'),
    measure: measure ?? 'logged',
    sizeField: sizeField ?? '',
  };
}

const LISTS = ['types', 'components', 'labels', 'statuses'] as const;

type List = (typeof LISTS)[number];

/** The default: all entries with tickets, and the statuses that Jira puts in the category "in progress". */
function defaultIds({
  types,
  components,
  labels,
  statuses,
}: AvailableScope): Readonly<Record<List, readonly string[]>> {
  const ids = (entries: readonly AvailableEntry[]) => entries.filter(({ tickets }) => tickets > 0).map(({ id }) => id);
  return {
    types: ids(types),
    components: ids(components),
    labels: ids(labels),
    statuses: ids(statuses.filter(({ in_progress: isInProgress }) => isInProgress)),
  };
}

/**
 * Whether a list selects the same tickets and hours as the default. Entries that have no tickets make no difference.
 */
function isDefault(list: List, draft: ScopeDraft, available: AvailableScope): boolean {
  const entries: readonly AvailableEntry[] = available[list];
  const withTickets = new Set(entries.filter(({ tickets }) => tickets > 0).map(({ id }) => id));
  const taken = draft[list].filter((id) => withTickets.has(id));
  return isSameSet(taken, defaultIds(available)[list]);
}

/** The problems of a draft; empty if the draft is valid. The default is always valid, even if it selects nothing. */
export function problemsOf(draft: ScopeDraft, available: AvailableScope): DraftProblems {
  const problems: Partial<Record<keyof ScopeDraft, string>> = {};
  for (const list of LISTS) {
    if (isDefault(list, draft, available)) continue;
    if (draft[list].length === 0) problems[list] = scopeProblems.none[list];
    if (draft[list].length > MAX_SCOPE_ENTRIES) problems[list] = scopeProblems.tooMany;
  }
  if (draft.days.length === 0) problems.days = scopeProblems.noDay;
  if (draft.from >= draft.to) problems.to = scopeProblems.hours;
  if (draft.sizeField.length > MAX_SCOPE_NAME_LENGTH) problems.sizeField = scopeProblems.longName;
  const holidays = readTypedHolidays(draft.holidays);
  if (holidays.kind === 'refused') problems.holidays = holidays.message;
  else if (holidays.days.length > MAX_HOLIDAYS) problems.holidays = scopeProblems.manyHolidays;
  return problems;
}

/** The choice of a valid draft. Defaults are omitted. */
export function choiceOfDraft(draft: ScopeDraft, available: AvailableScope): ScopeChoice {
  const chosen = (list: List) => (isDefault(list, draft, available) ? undefined : draft[list].toSorted());
  const holidays = readTypedHolidays(draft.holidays);
  const days = holidays.kind === 'read' && holidays.days.length > 0 ? [...holidays.days] : undefined;
  const scope = {
    types: chosen('types'),
    components: chosen('components'),
    labels: chosen('labels'),
    work_statuses: chosen('statuses'),
  };
  const { from, to, workingDays } = DEFAULT_CALENDAR;
  const calendar = {
    time_zone: draft.zone === '' ? undefined : draft.zone,
    working_days: isSameSet(draft.days, workingDays) ? undefined : draft.days.toSorted((a, b) => a - b),
    hours: draft.from === from && draft.to === to ? undefined : { from: draft.from, to: draft.to },
    holidays: days,
  };
  return {
    ...(hasAny(scope) && { scope }),
    ...(hasAny(calendar) && { calendar }),
    ...(draft.measure === 'active' && { measure: draft.measure }),
    ...(isFieldName(draft.sizeField) && { size_field: draft.sizeField.trim() }),
  };
}

const isSameSet = <T>(ones: readonly T[], others: readonly T[]): boolean =>
  ones.length === others.length && ones.every((one) => others.includes(one));

const hasAny = (parts: object): boolean => Object.values(parts).some((part) => part !== undefined);
