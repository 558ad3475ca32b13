import { listOf, type JsonObject, objectOf, textOf } from './values/json.ts';
import { instantMs } from './values/instantMs.ts';
import type { SizeField } from './sizeField.ts';
import { sizeOf } from './values/sizeOf.ts';
import { type StatusChanges, statusPair } from './statusChanges.ts';
import type { TicketContext } from './TicketContext.ts';

/**
 * Changes of status and size in any order, possibly repeated. Each is two numbers: milliseconds since 1970, then the two statuses in one number or,
 * for a change of size, the negative size before the change. A change that cannot be read is {@link DAMAGED}. Objects would fill the memory, because a project
 * has many changes.
 */
export type TicketChanges = readonly number[];

/** How histories name a change of status. */
const STATUS = { id: 'status', name: 'status', fieldtype: 'jira' } as const;

/** Stands for the negative size if the ticket had no size. */
const NO_SIZE = -Infinity;

/** Stands for changes that cannot be read, in place of the two numbers of a change. */
export const DAMAGED: TicketChanges = [0, Infinity];

/** Stands for an entry of a changelog in which nothing has changed. */
const EMPTY: TicketChanges = [0, NaN];

/**
 * Parses the changes of status and size in Jira's histories. What cannot be read is {@link DAMAGED}, so that it costs only this ticket; only the start of
 * a change of status may be missing, because the change before it leads there.
 */
export function parseTicketChanges(histories: unknown, { statuses, size, instantOf }: TicketContext): TicketChanges {
  if (!Array.isArray(histories)) return DAMAGED;
  const changes: number[] = [];
  let hasEmpty = false;
  for (const history of histories.map(objectOf)) {
    const at = instantMs(history['created'], instantOf);
    const items = listOf(history['items']) ?? [{}];
    hasEmpty ||= items.length === 0;
    for (const item of items) {
      const isStatus = isChangeOf(item, STATUS);
      const isNamed = textOf(item, 'fieldId') !== null || textOf(item, 'field') !== null;
      if (isNamed && !isStatus && !isChangeOf(item, size)) continue;
      const [from, fromName] = [textOf(item, 'from'), textOf(item, 'fromString')];
      const [to, toName] = [textOf(item, 'to'), textOf(item, 'toString')];
      if (!isNamed || at === null || (isStatus && (to ?? toName) === null)) {
        changes.push(...DAMAGED);
      } else if (isStatus) {
        const before = (from ?? fromName) === null ? null : statuses.numberOf(from, fromName);
        changes.push(at, statusPair(before, statuses.numberOf(to, toName)));
      } else {
        changes.push(at, -sizeOf(Number(from ?? fromName), size.unit) || NO_SIZE);
      }
    }
  }
  return hasEmpty ? [...changes, ...EMPTY] : changes;
}

/** `field` may be translated or the name of another field, so it counts only if the item has no `fieldId` (Data Center). */
function isChangeOf(item: JsonObject, { id, name, fieldtype }: Omit<SizeField, 'unit'>): boolean {
  const changed = textOf(item, 'fieldId');
  if (changed !== null) return changed === id;
  return textOf(item, 'field') === name && textOf(item, 'fieldtype') === fieldtype;
}

/** The changes of status among a ticket's changes. */
export function statusChangesIn(changes: TicketChanges): StatusChanges {
  const isMixed = hasSizes(changes) || isDamaged(changes) || hasEmptyEntries(changes);
  return isMixed ? pairsWhere(changes, (value) => value >= 0 && value !== Infinity) : changes.slice();
}

/** Whether some of a ticket's changes cannot be read. */
export function isDamaged(changes: TicketChanges): boolean {
  return changes.includes(Infinity);
}

/** Whether a ticket's changelog has entries in which nothing has changed. */
export function hasEmptyEntries(changes: TicketChanges): boolean {
  return changes.includes(NaN);
}

/** The changes of size among a ticket's changes. */
export function sizeChangesIn(changes: TicketChanges): TicketChanges {
  return hasSizes(changes) ? pairsWhere(changes, (value) => value < 0) : NO_CHANGES;
}

const NO_CHANGES: TicketChanges = [];

/** This quick check is enough for most tickets, which have no changes of size. */
const hasSizes = (changes: TicketChanges) => changes.some((value) => value < 0);

/** Makes a copy, because a list that has grown holds unused memory. */
function pairsWhere(changes: TicketChanges, isWanted: (value: number) => boolean): readonly number[] {
  return changes.filter((_, index) => isWanted(changes[index - (index % 2) + 1] ?? 0)).slice();
}

/**
 * The size at a moment: the size before the first later change or, if there is no later change, the present size. If the first later changes are of one
 * moment and contradict each other, the size is unclear, and the ticket has none.
 * @param changes changes of size
 * @param present the size that the issue states
 */
export function sizeAt(atMs: number, changes: TicketChanges, present: number): number {
  let first = Infinity;
  let size = present;
  for (let index = 0; index < changes.length; index += 2) {
    const [changedMs = 0, value = 0] = [changes[index], changes[index + 1]];
    if (changedMs <= atMs || changedMs > first) continue;
    const before = value === NO_SIZE ? 0 : -value;
    size = changedMs === first && before !== size ? 0 : before;
    first = changedMs;
  }
  return size;
}
