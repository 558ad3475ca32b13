import { isBugName, type StatusCategory } from '@roi-insight/roi-math';
import { idOf, type JsonObject, objectOf, textOf } from './values/json.ts';
import { cut } from './values/cut.ts';
import { instantMs } from './values/instantMs.ts';
import { loggedHours } from './values/loggedHours.ts';
import { resolutionName } from './values/resolutionName.ts';
import type { SizeField } from './sizeField.ts';
import { sizeOf } from './values/sizeOf.ts';
import { categoryOf } from './statusTable.ts';
import type { TicketContext } from './TicketContext.ts';
import { readTicketScope, type TicketScope } from './ticketScope.ts';

const ISSUE_FIELDS = [
  'created',
  'resolutiondate',
  'statuscategorychangedate',
  'status',
  'issuetype',
  'resolution',
  'components',
  'labels',
  'timespent',
] as const;

/**
 * Fields of an issue that the measurement needs. Titles and people are not among them: `timespent` is the sum of the time
 * that all people logged.
 */
export function issueFields({ id }: SizeField): readonly string[] {
  return [...ISSUE_FIELDS, id];
}

/** The icon of Jira's built-in issue type Bug. It is the same when the name is translated. */
const BUG_AVATAR = '10303';
const BUG_ICON = /([?&]avatarId=|\/avatar\/)10303(?!\d)|\/bug\.(svg|png)$/;

/** The icon of Jira's built-in issue type Epic. */
const EPIC_AVATAR = '10307';
const EPIC_ICON = /[?&]avatarId=10307(?!\d)|\/epic\.(svg|png)$/;

/** Longer keys are cut, because a project may have 100,000 of them. Jira's own keys have about ten letters. */
const MAX_KEY_LENGTH = 50;

/** The stored facts of a ticket. */
export interface TicketFacts {
  readonly key: string;
  readonly createdAtMs: number;
  readonly resolvedAtMs: number | null;
  /** Time of the last change of the status category; null on Data Center. */
  readonly categoryChangedAtMs: number | null;
  /** The category that the issue states; null if the status of the issue states none. */
  readonly category: StatusCategory | null;
  /** Number of the current status. */
  readonly status: number;
  readonly isBug: boolean;
  readonly type: string | undefined;
  readonly resolution: string | null;
  /** 0 if no hours are logged. */
  readonly loggedHours: number;
  /** The current size; 0 if there is none. */
  readonly size: number;
}

/** A parsed issue: a ticket, an issue that does not count as a ticket, or an issue that lacks fields that every issue has. */
export type ReadIssue =
  | { readonly kind: 'ticket'; readonly id: string; readonly facts: TicketFacts; readonly scope: TicketScope }
  | { readonly kind: 'out-of-scope'; readonly id: string }
  /** `key`: the id if there is no key; `field`: the first one that is missing or cannot be read. */
  | { readonly kind: 'unreadable'; readonly id: string; readonly key: string; readonly field: string };

/** Parses a Jira issue; null if it has no valid id. */
export function readIssue(issue: JsonObject, { statuses, size, instantOf }: TicketContext): ReadIssue | null {
  const id = idOf(issue);
  if (id === null) return null;
  const fields = objectOf(issue['fields']);
  const status = objectOf(fields['status']);
  const type = objectOf(fields['issuetype']);
  const key = textOf(issue, 'key');
  const createdAtMs = instantMs(fields['created'], instantOf);
  const unreadable = (field: string): ReadIssue => ({
    kind: 'unreadable',
    id,
    key: cut(key ?? id, MAX_KEY_LENGTH),
    field,
  });
  if (key === null) return unreadable('key');
  if (createdAtMs === null) return unreadable('created');
  const [statusId, statusName] = [textOf(status, 'id'), textOf(status, 'name')];
  const stated = categoryOf(status);
  if ((stated ?? statusId ?? statusName) === null) return unreadable('status');
  if (!hasTypeFacts(type)) return unreadable('issuetype');
  if (!isTask(type)) return { kind: 'out-of-scope', id };
  const scope = readTicketScope(fields);
  const resolution = resolutionName(fields['resolution']);
  const logged = loggedHours(fields['timespent']);
  if (scope === null) return unreadable('components or labels');
  if (resolution === undefined) return unreadable('resolution');
  if (logged === null) return unreadable('timespent');
  return {
    kind: 'ticket',
    id,
    scope,
    facts: {
      key: cut(key, MAX_KEY_LENGTH),
      createdAtMs,
      resolvedAtMs: instantMs(fields['resolutiondate'], instantOf),
      categoryChangedAtMs: instantMs(fields['statuscategorychangedate'], instantOf),
      category: stated,
      status: statuses.numberOf(statusId, statusName, stated),
      isBug: isBug(type),
      type: idOf(type) ?? undefined,
      resolution,
      loggedHours: logged,
      size: sizeOf(fields[size.id], size.unit),
    },
  };
}

/** Whether the type has enough information to classify the issue. */
function hasTypeFacts(type: JsonObject): boolean {
  return (
    typeof type['hierarchyLevel'] === 'number' || typeof type['subtask'] === 'boolean' || textOf(type, 'name') !== null
  );
}

/**
 * Whether an issue of this type is a task: not a sub-task, not an epic, and not above epics. Data Center has no
 * hierarchy levels, so there the sub-task flag, the name and the icon decide.
 */
function isTask(type: JsonObject): boolean {
  const level = type['hierarchyLevel'];
  if (typeof level === 'number') return level === 0;
  return type['subtask'] !== true && !/^(epic|initiative)$/i.test(textOf(type, 'name') ?? '') && !hasEpicIcon(type);
}

/** Whether the type has the icon of epics, whose names are translated. */
function hasEpicIcon(type: JsonObject): boolean {
  return textOf(type, 'avatarId') === EPIC_AVATAR || EPIC_ICON.test(textOf(type, 'iconUrl') ?? '');
}

function isBug(type: JsonObject): boolean {
  return (
    isBugName(textOf(type, 'name') ?? '') ||
    textOf(type, 'avatarId') === BUG_AVATAR ||
    BUG_ICON.test(textOf(type, 'iconUrl') ?? '')
  );
}
