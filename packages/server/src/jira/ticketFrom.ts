import type { StatusCategory, Ticket, Transition } from '@roi-insight/roi-math';
import { instant, instantMs } from './instant.ts';
import { idOf, type JsonObject, objectOf, objectsOf, textOf } from './json.ts';
import { categoryOf, type StatusTable } from './statusTable.ts';

/** Fields of an issue that the measurement needs, and no others: no titles, no people. */
export const ISSUE_FIELDS = ['created', 'resolutiondate', 'statuscategorychangedate', 'status', 'issuetype'] as const;

/** The icon of Jira's own issue type Bug, which stays when the name is translated. */
const BUG_AVATAR = '10303';

/** Jira's own are a tenth of that. */
const LONGEST_KEY = 255;

/** An issue that was read: a ticket, or one that is not counted as such. */
export type ReadIssue =
  | { readonly kind: 'ticket'; readonly id: string; readonly ticket: Omit<Ticket, 'transitions'> }
  | { readonly kind: 'out-of-scope'; readonly id: string };

/** Reads an issue of Jira's; null when it lacks what every issue has, or has what no issue has. */
export function readIssue(issue: JsonObject, statuses: StatusTable): ReadIssue | null {
  const fields = objectOf(issue['fields']);
  const status = objectOf(fields['status']);
  const type = objectOf(fields['issuetype']);
  const id = idOf(issue);
  const key = textOf(issue, 'key');
  const createdAt = instant(fields['created']);
  if (id === null || key === null || key.length > LONGEST_KEY || createdAt === null) return null;
  if (!isTask(type)) return { kind: 'out-of-scope', id };
  const category = categoryOf(status) ?? statuses.lookUp(textOf(status, 'id'), textOf(status, 'name'));
  const resolvedAt =
    instant(fields['resolutiondate']) ?? (category === 'done' ? instant(fields['statuscategorychangedate']) : null);
  return { kind: 'ticket', id, ticket: { key, createdAt, resolvedAt, category, isBug: isBug(type) } };
}

/** Neither a sub-task nor an epic or above. Data Center has no hierarchy levels: there the flag and the names tell. */
function isTask(type: JsonObject): boolean {
  const level = type['hierarchyLevel'];
  if (typeof level === 'number') return level === 0;
  return type['subtask'] !== true && !/^(epic|initiative)$/i.test(textOf(type, 'name') ?? '');
}

function isBug(type: JsonObject): boolean {
  return /^(bug|defect)$/i.test(textOf(type, 'name') ?? '') || textOf(type, 'avatarId') === BUG_AVATAR;
}

/** A status change: compact, as a project has many. */
export interface Move {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly from: StatusCategory;
  readonly to: StatusCategory;
}

/** The status changes among Jira's histories, oldest first. */
export function readMoves(histories: unknown, statuses: StatusTable): Move[] {
  const moves: Move[] = [];
  for (const history of objectsOf(histories)) {
    const at = instantMs(history['created']);
    if (at === null) continue;
    for (const item of objectsOf(history['items'])) {
      if (!isStatusChange(item)) continue;
      moves.push({
        at,
        from: statuses.lookUp(textOf(item, 'from'), textOf(item, 'fromString')),
        to: statuses.lookUp(textOf(item, 'to'), textOf(item, 'toString')),
      });
    }
  }
  return inOrder(moves);
}

/**
 * Oldest first, without those that came twice and those that change nothing: a move inside a category between two others
 * that fit. What is kept of a ticket so depends on the turns of its work, not on the length of its history.
 */
export function inOrder(moves: readonly Move[]): Move[] {
  const sorted = moves.toSorted((a, b) => a.at - b.at);
  const kept: Move[] = [];
  for (const [index, move] of sorted.entries()) {
    const { at, from, to } = move;
    const previous = kept.at(-1);
    const isRepeated = previous !== undefined && previous.at === at && previous.from === from && previous.to === to;
    const isInside = from === to && previous?.to === from && sorted[index + 1]?.from === to;
    if (!isRepeated && !isInside) kept.push(move);
  }
  return kept;
}

/** A ticket with its history, as the measurement takes it. */
export function withMoves(ticket: Omit<Ticket, 'transitions'>, moves: readonly Move[]): Ticket {
  const transitions = moves.map(({ at, from, to }): Transition => ({ at: new Date(at).toISOString(), from, to }));
  return { ...ticket, transitions };
}

/** `field` may be a translated or a custom field's name; only where there is no id (Data Center) it has to do. */
function isStatusChange(item: JsonObject): boolean {
  const id = textOf(item, 'fieldId');
  if (id !== null) return id === 'status';
  return textOf(item, 'field') === 'status' && textOf(item, 'fieldtype') === 'jira';
}
