import type { History, Issue, Project } from '../issue.ts';
import { MINUTE_MS, type Zone } from '../time.ts';
import type { Draft, Estimate } from './draft.ts';
import { estimateSeconds, storyPoints } from './estimates.ts';
import { groupingOf } from './groupingOf.ts';
import { BUG_SHARE, CHANGE_DATE, type ProjectSpec, type Step } from './projectSpec.ts';
import type { Random } from './random.ts';
import { CATEGORY_OF, type StatusSet } from './statuses.ts';
import { STORY_POINTS } from '../fields.ts';
import { PEOPLE, SUMMARIES } from './words.ts';

/** Values that all issues of a project share. */
export interface IssueContext {
  readonly project: Project;
  readonly statuses: StatusSet;
  readonly firstId: number;
  readonly zone: Zone;
}

interface IssueType {
  readonly id: string;
  readonly name: string;
  readonly subtask: boolean;
  readonly hierarchyLevel: number;
}

const STORY: IssueType = { id: '10001', name: 'Story', subtask: false, hierarchyLevel: 0 };
const TASK: IssueType = { id: '10002', name: 'Task', subtask: false, hierarchyLevel: 0 };
const BUG: IssueType = { id: '10004', name: 'Bug', subtask: false, hierarchyLevel: 0 };
const EPIC: IssueType = { id: '10000', name: 'Epic', subtask: false, hierarchyLevel: 1 };
const SUBTASK: IssueType = { id: '10003', name: 'Sub-task', subtask: true, hierarchyLevel: -1 };

interface Named {
  readonly id: string;
  readonly name: string;
}

const DONE: Named = { id: '10000', name: 'Done' };
const WONT_DO: Named = { id: '10001', name: "Won't Do" };
const DUPLICATE: Named = { id: '10002', name: 'Duplicate' };
const CANNOT_REPRODUCE: Named = { id: '10003', name: 'Cannot Reproduce' };

interface Move {
  readonly at: number;
  readonly to: Step;
}

/** The data from which an issue's fields and histories are built on request. */
interface IssueDetails {
  readonly number: number;
  readonly type: IssueType;
  readonly moves: readonly Move[];
  readonly summary: string;
  readonly assignee: number;
  /** The resolution of a done ticket; null in team-managed projects, which have none. */
  readonly closedAs: Named | null;
  /** Null until the ticket is done. */
  readonly resolution: Named | null;
  readonly parent: number | null;
  readonly loggedHours: number | null;
  /** In order, on the clock of the issue. */
  readonly estimates: readonly Estimate[];
}

/** @param context `end`: the time on the team's wall clock from which nothing changes */
export function toIssue(
  context: IssueContext & { readonly end: number; readonly spec: ProjectSpec },
  draft: Draft,
  index: number,
  random: Random,
): Issue {
  const { zone, project, statuses, firstId, end } = context;
  const created = Math.round(zone.toInstant(draft.created));
  const moves = draft.moves
    .filter(({ at }) => at < end)
    .map(({ at, to }) => ({ at: Math.round(zone.toInstant(at)), to }));
  const estimates = draft.estimates.map(({ at, hours }) => ({ at: Math.round(zone.toInstant(at)), hours }));
  const last = moves.at(-1);
  const step = last?.to ?? 'todo';
  const closedUnbuilt = draft.moves.length === 1 && draft.moves[0]?.to === 'done' && random.chance(0.5);
  const type = pickType(index, random, bugShareOf(context.spec, draft.created));
  const closedAs = project.style === 'classic' ? pickResolution(type, index, closedUnbuilt) : null;
  const resolution = step === 'done' ? closedAs : null;
  const details: IssueDetails = {
    number: index + 1,
    type,
    moves,
    summary: random.pick(SUMMARIES),
    assignee: Math.floor(random.next() * PEOPLE.length),
    closedAs,
    resolution,
    parent: type.subtask ? index : null,
    // Time is logged when work is over.
    loggedHours: step === 'done' ? draft.loggedHours : null,
    estimates,
  };
  const issue = {
    id: String(firstId + index),
    key: `${project.key}-${index + 1}`,
    projectId: project.id,
    created,
    updated: last?.at ?? created,
    resolved: resolution === null ? null : (last?.at ?? null),
    categoryChanged: lastCategoryChange(created, moves),
    type: type.name,
    typeId: type.id,
    subtask: type.subtask,
    status: statuses[step].name,
    category: CATEGORY_OF[step],
    resolution: resolution?.name ?? null,
  };
  return {
    ...issue,
    fields: () => fields(context, issue, details),
    histories: () => histories(statuses, issue, details),
  };
}

const SUBTASK_SHARE = 0.07;

function bugShareOf({ bugShare, changeDate = CHANGE_DATE }: ProjectSpec, created: number): number {
  if (bugShare === undefined) return BUG_SHARE;
  return created < Date.parse(changeDate) ? bugShare.before : bugShare.after;
}

/** One epic in fifty; about one in fourteen is a sub-task of the ticket before it; a quarter of the rest are usually bugs. */
function pickType(index: number, random: Random, bugShare: number): IssueType {
  if (index % 50 === 0) return EPIC;
  const draw = random.next();
  if (draw < SUBTASK_SHARE) return SUBTASK;
  if (draw < SUBTASK_SHARE + bugShare) return BUG;
  return draw < 0.6 ? TASK : STORY;
}

/** Some tickets are closed from the backlog without being built, and one bug in seven cannot be reproduced. */
function pickResolution(type: IssueType, index: number, closedUnbuilt: boolean): Named {
  if (closedUnbuilt) return index % 3 === 0 ? DUPLICATE : WONT_DO;
  return type === BUG && index % 7 === 0 ? CANNOT_REPRODUCE : DONE;
}

function lastCategoryChange(created: number, moves: readonly Move[]): number {
  let category: string = CATEGORY_OF.todo;
  let changed = created;
  for (const { at, to } of moves) {
    if (CATEGORY_OF[to] !== category) changed = at;
    category = CATEGORY_OF[to];
  }
  return changed;
}

/** The logged time in seconds, in whole quarters of an hour, because people log such times. */
const inQuarters = (hours: number) => Math.max(1, Math.round(hours * 4)) * 900;

const person = (index: number) => {
  const displayName = PEOPLE[index % PEOPLE.length] ?? PEOPLE[0];
  return { accountId: `5f${String(index % PEOPLE.length).padStart(22, '0')}`, displayName, active: true };
};

type IssueBase = Omit<Issue, 'fields' | 'histories'>;

function fields(context: IssueContext, issue: IssueBase, details: IssueDetails): Record<string, unknown> {
  const { project, statuses, zone, firstId } = context;
  const text = (instant: number | null) => (instant === null ? null : zone.format(instant));
  const step = details.moves.at(-1)?.to ?? 'todo';
  const estimate = details.estimates.at(-1);
  return {
    summary: details.summary,
    created: text(issue.created),
    updated: text(issue.updated),
    resolutiondate: text(issue.resolved),
    statuscategorychangedate: text(issue.categoryChanged),
    duedate: null,
    ...groupingOf(project, details.number),
    timespent: details.loggedHours === null ? null : inQuarters(details.loggedHours),
    timeoriginalestimate: estimate === undefined ? null : estimateSeconds(estimate),
    ...(estimate === undefined ? {} : { [STORY_POINTS.id]: storyPoints(estimate) }),
    status: { id: statuses[step].id, name: statuses[step].name, statusCategory: statuses[step].category },
    issuetype: details.type,
    resolution: details.resolution,
    priority: { id: '3', name: 'Medium' },
    project: { id: project.id, key: project.key, name: project.name },
    assignee: person(details.assignee),
    reporter: person(details.assignee + 7),
    creator: person(details.assignee + 7),
    ...(details.parent === null
      ? {}
      : { parent: { id: String(firstId + details.parent - 1), key: `${project.key}-${details.parent}` } }),
  };
}

function histories(statuses: StatusSet, issue: IssueBase, details: IssueDetails): History[] {
  const author = person(details.assignee);
  const entries: Pick<History, 'created' | 'items'>[] = [];
  const add = (created: number, ...items: History['items'][number][]) => entries.push({ created, items });
  const { closedAs } = details;
  const assigned = changed('assignee', null, { id: author.accountId, name: author.displayName });
  let before: Step = 'todo';
  for (const { at, to } of details.moves) {
    const moved = changed('status', statuses[before], statuses[to]);
    if (before === 'todo' && to === 'inProgress') add(at - MINUTE_MS, assigned);
    if (closedAs !== null && to === 'done') add(at, changed('resolution', null, closedAs), moved);
    else if (closedAs !== null && before === 'done') add(at, changed('resolution', closedAs, null), moved);
    else add(at, moved);
    before = to;
  }
  for (const [index, { at }] of details.estimates.entries())
    if (at > issue.created) add(at, ...estimated(details.estimates[index - 1], details.estimates[index]));
  return entries
    .toSorted((a, b) => a.created - b.created)
    .map(({ created, items }, index) => ({
      id: `${issue.id}${String(index).padStart(2, '0')}`,
      author,
      created,
      items,
    }));
}

/** The items of an entry for an estimate. Jira states no ids for numbers in custom fields. */
function estimated(before: Estimate | undefined, after: Estimate | undefined): History['items'] {
  const seconds = (estimate: Estimate | undefined) => {
    const text = estimate === undefined ? null : String(estimateSeconds(estimate));
    return text === null ? null : { id: text, name: text };
  };
  const points = (estimate: Estimate | undefined) => (estimate === undefined ? null : String(storyPoints(estimate)));
  return [
    changed('timeoriginalestimate', seconds(before), seconds(after)),
    {
      field: STORY_POINTS.name,
      fieldtype: 'custom',
      fieldId: STORY_POINTS.id,
      from: null,
      fromString: points(before),
      to: null,
      toString: points(after),
    },
  ];
}

const changed = (field: string, from: Named | null, to: Named | null) => ({
  field,
  fieldtype: 'jira',
  fieldId: field,
  from: from?.id ?? null,
  fromString: from?.name ?? null,
  to: to?.id ?? null,
  toString: to?.name ?? null,
});
