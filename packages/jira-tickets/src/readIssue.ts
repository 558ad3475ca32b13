import type { StatusCategory } from '@roi-insight/roi-math';
import { idOf, type JsonObject, objectOf, textOf } from './json.ts';
import { cut } from './cut.ts';
import { instantMs } from './instantMs.ts';
import { resolutionName } from './resolutionName.ts';
import type { Statuses } from './statuses.ts';
import { categoryOf } from './statusTable.ts';
import { readTicketScope, type TicketScope } from './ticketScope.ts';

/** Fields of an issue that the measurement needs, and no others: no titles, no people. */
export const ISSUE_FIELDS = [
  'created',
  'resolutiondate',
  'statuscategorychangedate',
  'status',
  'issuetype',
  'resolution',
  'components',
  'labels',
] as const;

/** The icon of Jira's own issue type Bug, which stays when the name is translated. */
const BUG_AVATAR = '10303';

/** Keys are cut to this: Jira's own are about ten letters long, and a project may have 100,000. */
const MAX_KEY_LENGTH = 50;

/** What is kept of a ticket. */
export interface TicketFacts {
  readonly key: string;
  readonly createdAtMs: number;
  readonly resolvedAtMs: number | null;
  /** When the status changed its category last; null on Data Center. */
  readonly categoryChangedAtMs: number | null;
  /** As the issue says itself; null where its status does not say it. */
  readonly category: StatusCategory | null;
  /** Number of the current status. */
  readonly status: number;
  readonly isBug: boolean;
  readonly type: string | undefined;
  readonly resolution: string | null;
}

/** An issue that was read: a ticket, one that is not counted as such, or one that lacks what every issue has. */
export type ReadIssue =
  | { readonly kind: 'ticket'; readonly id: string; readonly facts: TicketFacts; readonly scope: TicketScope }
  | { readonly kind: 'out-of-scope'; readonly id: string }
  | { readonly kind: 'unreadable'; readonly id: string };

/** Reads an issue of Jira's; null when it has no id that could be asked for. */
export function readIssue(issue: JsonObject, statuses: Statuses): ReadIssue | null {
  const id = idOf(issue);
  if (id === null) return null;
  const fields = objectOf(issue['fields']);
  const status = objectOf(fields['status']);
  const type = objectOf(fields['issuetype']);
  const key = textOf(issue, 'key');
  const createdAtMs = instantMs(fields['created']);
  if (key === null || createdAtMs === null) return { kind: 'unreadable', id };
  const [statusId, statusName] = [textOf(status, 'id'), textOf(status, 'name')];
  const stated = categoryOf(status);
  if ((stated ?? statusId ?? statusName) === null || !hasTypeFacts(type)) return { kind: 'unreadable', id };
  if (!isTask(type)) return { kind: 'out-of-scope', id };
  const scope = readTicketScope(fields);
  const resolution = resolutionName(fields['resolution']);
  if (scope === null || resolution === undefined) return { kind: 'unreadable', id };
  return {
    kind: 'ticket',
    id,
    scope,
    facts: {
      key: cut(key, MAX_KEY_LENGTH),
      createdAtMs,
      resolvedAtMs: instantMs(fields['resolutiondate']),
      categoryChangedAtMs: instantMs(fields['statuscategorychangedate']),
      category: stated,
      status: statuses.numberOf(statusId, statusName, stated !== null),
      isBug: isBug(type),
      type: idOf(type) ?? undefined,
      resolution,
    },
  };
}

/** Whether the type says enough to know what the issue is. */
function hasTypeFacts(type: JsonObject): boolean {
  return (
    typeof type['hierarchyLevel'] === 'number' || typeof type['subtask'] === 'boolean' || textOf(type, 'name') !== null
  );
}

/** Neither a sub-task nor an epic or above. Data Center has no hierarchy levels: there the flag and the names decide. */
function isTask(type: JsonObject): boolean {
  const level = type['hierarchyLevel'];
  if (typeof level === 'number') return level === 0;
  return type['subtask'] !== true && !/^(epic|initiative)$/i.test(textOf(type, 'name') ?? '');
}

function isBug(type: JsonObject): boolean {
  return /^(bug|defect)$/i.test(textOf(type, 'name') ?? '') || textOf(type, 'avatarId') === BUG_AVATAR;
}
