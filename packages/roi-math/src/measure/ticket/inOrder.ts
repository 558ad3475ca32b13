import type { StatusCategory } from './ticket.ts';
import { trailOf } from './trailOf.ts';

/** A change of status. */
export interface StatusChange<Status> {
  /** Epoch milliseconds. */
  readonly atMs: number;
  /** Null if it is not recorded. */
  readonly from: Status | null;
  readonly to: Status;
}

/** The facts about statuses by which changes are put in order. */
export interface StatusFacts<Status> {
  readonly categoryOf: (status: Status) => StatusCategory;
  /** Texts that are equal for the same status, such as its id and its name. The most reliable one is first. */
  readonly marks: readonly ((status: Status) => string)[];
}

export interface OrderedChanges<Status> {
  /** `from` is null only in a first change. In other changes, a start that is not recorded is the status to which the change before led. */
  readonly changes: readonly StatusChange<Status>[];
  /** Whether all orders that the changes allow lead to the same measurement. */
  readonly isClear: boolean;
}

/** A change whose start is recorded. */
type Known<Status> = StatusChange<Status> & { readonly from: Status };

/** A moment with several changes, and the statuses around it. */
interface Moment<Status> {
  readonly changes: readonly StatusChange<Status>[];
  /** Null before the first change. */
  readonly before: Status | null;
  /** The statuses from which the next changes start, or the present one; empty if unknown. */
  readonly after: readonly Status[];
}

/**
 * Puts the changes of a ticket in order, whatever the order of the list: oldest first, and those of one moment by their chain, in which each change
 * starts from the status to which the one before it led. A repeated change counts once, unless the chain needs it twice.
 *
 * No time passes inside a moment, so only the two ends of a chain affect the measurement. A chain that ends where it starts (A → B → A) starts from the
 * status before the moment or, in the first moment, from a waiting status, because tickets are created in one. If there is no chain, or no starts are recorded, the order is the usual
 * one of a ticket (waiting, in progress, done) between the statuses around the moment, and it is not clear.
 * @param present the current status of the ticket; null if it is unknown
 */
export function inOrder<Status>(
  changes: readonly StatusChange<Status>[],
  present: Status | null,
  facts: StatusFacts<Status>,
): OrderedChanges<Status> {
  if (areInOrder(changes)) return { changes, isClear: true };
  const sorted = changes.toSorted((a, b) => a.atMs - b.atMs);
  const ordered: StatusChange<Status>[] = [];
  let isClear = true;
  for (let start = 0; start < sorted.length;) {
    const end = endOfMoment(sorted, start);
    const before = ordered.at(-1)?.to ?? null;
    let settled: OrderedChanges<Status> = { changes: sorted.slice(start, end), isClear: true };
    if (end - start > 1) {
      const next = sorted.slice(end, endOfMoment(sorted, end)).map(({ from }) => from);
      const after = (end < sorted.length ? next : [present]).filter((status) => status !== null);
      settled = settle({ changes: settled.changes, before, after }, facts);
    }
    isClear &&= settled.isClear;
    for (const change of settled.changes)
      ordered.push(change.from === null ? { ...change, from: ordered.at(-1)?.to ?? null } : change);
    start = end;
  }
  return { changes: ordered, isClear };
}

/** Whether each change is later than the one before it, as in most tickets. They then need no copy. */
function areInOrder<Status>(changes: readonly StatusChange<Status>[]): boolean {
  let beforeMs = -Infinity;
  for (const { atMs, from } of changes) {
    if (!(atMs > beforeMs) || from === null) return false;
    beforeMs = atMs;
  }
  return true;
}

function endOfMoment(sorted: readonly { readonly atMs: number }[], start: number): number {
  let end = start + 1;
  while (end < sorted.length && sorted[end]?.atMs === sorted[start]?.atMs) end += 1;
  return end;
}

function settle<Status>(moment: Moment<Status>, facts: StatusFacts<Status>): OrderedChanges<Status> {
  const { before, after } = moment;
  const changes = inWorkflow(moment.changes, facts);
  const known = changes.filter(isKnown);
  if (known.length < changes.length) return { changes, isClear: haveOneEnd(changes, before, facts) };
  const isAfter = isAmong<Status>(after, facts);
  const isBefore = isAmong<Status>(before === null ? [] : [before], facts);
  const isWaiting = (status: Status) => facts.categoryOf(status) === 'new';
  const mayStart = before === null ? isWaiting : isBefore;
  const preferred =
    before === null
      ? [(status: Status) => isWaiting(status) && isAfter(status), isWaiting, isAfter]
      : [isBefore, isAfter];
  let found: OrderedChanges<Status> | null = null;
  for (const mark of facts.marks) {
    for (const list of [withoutRepeats(known, mark), known]) {
      const trail = trailOf(list, mark, preferred);
      const [first, last] = [trail?.steps[0], trail?.steps.at(-1)];
      if (trail === null || first === undefined || last === undefined) continue;
      const isFixed = !trail.isCircle || isBefore(first.from) || isAfter(first.from);
      const isSettled = isFixed || new Set(list.map(({ to }) => facts.categoryOf(to))).size === 1;
      const ordered = { changes: trail.steps, isClear: isSettled };
      if (mayStart(first.from) && (after.length === 0 || isAfter(last.to))) return ordered;
      found ??= ordered;
    }
  }
  if (found !== null) return found;
  const first = known.find(({ from }) => mayStart(from));
  const last = known.findLast((change) => change !== first && isAfter(change.to));
  const others = known.filter((change) => change !== first && change !== last);
  return { changes: [first, ...others, last].filter((change) => change !== undefined), isClear: false };
}

/** Tests quickly whether a status is one of the given statuses. */
function isAmong<Status>(statuses: readonly Status[], { marks }: StatusFacts<Status>): (status: Status) => boolean {
  const known = marks.map((mark) => ({ mark, texts: new Set(statuses.map(mark)) }));
  return (status) => known.some(({ mark, texts }) => texts.has(mark(status)));
}

const isKnown = <Status>(change: StatusChange<Status>): change is Known<Status> => change.from !== null;

/** The usual order of statuses. */
const RANK: Readonly<Record<StatusCategory, number>> = { new: 0, indeterminate: 1, done: 2 };

/** Sorts changes of one moment in the same way in whatever order they are listed: in the usual order of statuses, then by marks. */
function inWorkflow<Status>(changes: readonly StatusChange<Status>[], { categoryOf, marks }: StatusFacts<Status>) {
  const keyOf = ({ from, to }: StatusChange<Status>) => {
    const statuses = from === null ? [to] : [to, from];
    return JSON.stringify([
      ...statuses.map((status) => RANK[categoryOf(status)]),
      ...statuses.flatMap((status) => marks.map((mark) => mark(status))),
    ]);
  };
  const keyed = changes.map((change) => ({ change, key: keyOf(change) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ change }) => change);
}

function withoutRepeats<Status>(changes: readonly Known<Status>[], mark: (status: Status) => string) {
  const byEnds = new Map<string, Known<Status>>();
  for (const change of changes) {
    const key = JSON.stringify([mark(change.from), mark(change.to)]);
    if (!byEnds.has(key)) byEnds.set(key, change);
  }
  return [...byEnds.values()];
}

/**
 * Whether changes without recorded starts end in one category in every order. A waiting status in the first moment comes first, because tickets are
 * created in one.
 */
function haveOneEnd<Status>(
  changes: readonly StatusChange<Status>[],
  before: Status | null,
  { categoryOf }: StatusFacts<Status>,
): boolean {
  const ends = new Set(changes.map(({ to }) => categoryOf(to)));
  if (before === null && ends.size > 1) ends.delete('new');
  return ends.size === 1;
}
