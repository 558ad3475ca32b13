import { idOf, objectOf, type TicketChanges } from '@roi-insight/jira-tickets';
import { historiesFailure } from '../http/historiesFailure.ts';
import { unreadableFailure } from '../http/unreadableFailure.ts';
import { paginationFailure } from '../http/paginationFailure.ts';
import { dataOrThrow } from '../http/dataOrThrow.ts';
import type { JiraClient } from '../http/jiraClient.ts';
import type { JiraKind } from '../http/JiraKind.ts';
import { LIMITS } from '../http/readJson.ts';
import type { IssueWithChanges, IssueCollection } from './IssueCollection.ts';
import type { Project, ReadOptions, ReadResult } from '../tracker/tracker.ts';
import { olderBugsJql } from './olderBugs.ts';

/** Maximum number of issues requested individually, for each thousand in the list. */
const MAX_SINGLE_PER_THOUSAND = 20;
/** Maximum number of tickets rechecked individually. */
const MAX_CHECKED = 20;
/** Maximum number of statuses requested individually. */
const MAX_ASKED_STATUSES = 300;

/** Jira's responses for a status that does not exist, or that is hidden from the account. */
const UNKNOWN_STATUS = new Set([400, 403, 404, 410]);

/** Requests for missing data from a tracker. */
export interface MissingDataSource {
  readonly client: JiraClient;
  readonly kind: JiraKind;
  readonly project: Project;
  /** `/rest/api/3` or `/rest/api/2`. */
  readonly api: string;
  /** One issue with its whole history; null: the issue was deleted, or the account can no longer see it. */
  readonly readSingle: (id: string) => Promise<IssueWithChanges | null>;
  /** Requests histories in bulk, if the tracker supports it. */
  readonly readHistories?: (ids: readonly string[]) => Promise<ReadonlyMap<string, TicketChanges>>;
  /** The number of issues that a search finds; null if Jira sends none. */
  readonly count: (jql: string) => Promise<number | null>;
  /** The error if many histories lack changes that must have happened according to the tickets. */
  readonly bulkFailure: () => Error;
}

/**
 * Requests incomplete data again, and fails if it stays incomplete: a report is made from all listed tickets or not at all.
 * @param listed ids of all issues that the tracker has listed
 */
export async function verifyComplete(
  collection: IssueCollection,
  listed: ReadonlySet<string>,
  options: ReadOptions,
  source: MissingDataSource,
): Promise<ReadResult> {
  const gone = await readMissing(collection, listed, source);
  const counting = countOlderBugs(collection, source, options);
  counting.catch(() => undefined); // awaited below, unless a check fails first
  const asked = new Set<string>();
  await learnStatuses(collection, source, asked);
  await checkHistories(collection, source);
  await learnStatuses(collection, source, asked);
  const { outOfScope, unreadable } = collection;
  const tickets = [...collection.tickets.values()];
  if (tickets.length + outOfScope + unreadable.size + gone !== listed.size) throw paginationFailure(source.client.base);
  const inScope = tickets.filter((ticket) => ticket.isInScope);
  return {
    tickets: inScope,
    listed,
    outOfScope: outOfScope + tickets.length - inScope.length,
    unreadable: unreadable.size,
    olderBugs: await counting,
    doubts: collection.doubts(),
    available: collection.available(),
    scope: collection.appliedScope(),
  };
}

/** Counts the bugs that are too old to be read; null if they need not or cannot be counted. */
async function countOlderBugs(
  { tickets }: IssueCollection,
  { count, project }: MissingDataSource,
  options: ReadOptions,
): Promise<number | null> {
  if (!options.countsOlderBugs) return null;
  const jql = olderBugsJql(
    [...tickets.values()].filter((ticket) => ticket.isInScope),
    project,
    options,
  );
  return jql === null ? null : count(jql);
}

/**
 * Bulk responses silently omit issues that were deleted or hidden meanwhile, but also issues that cannot be delivered
 * at the moment; only a request for the single issue distinguishes them. Returns the number of deleted or hidden
 * issues.
 */
async function readMissing(
  collection: IssueCollection,
  listed: ReadonlySet<string>,
  source: MissingDataSource,
): Promise<number> {
  const missing = [...listed].filter((id) => !collection.has(id));
  const max = MAX_SINGLE_PER_THOUSAND * Math.ceil(listed.size / 1000);
  const { base } = source.client;
  if (collection.unreadable.size > max) throw unreadableFailure(base, [...collection.unreadable.values()]);
  if (missing.length > max) throw paginationFailure(base);
  const found = await Promise.all(missing.map(source.readSingle));
  for (const [index, id] of missing.entries()) {
    const issue = found[index] ?? null;
    if (issue === null) collection.forget(id);
    else collection.add(issue);
  }
  return found.filter((issue) => issue === null).length;
}

/** Requests statuses that were missing in the list; a status that Jira does not know was deleted. */
async function learnStatuses(
  { statuses }: IssueCollection,
  { client, kind, api }: MissingDataSource,
  asked: Set<string>,
): Promise<void> {
  const ids = statuses.unlistedIds().filter((id) => /^\d{1,20}$/.test(id) && !asked.has(id));
  for (const id of ids) asked.add(id);
  if (asked.size > MAX_ASKED_STATUSES) throw paginationFailure(client.base);
  await Promise.all(
    ids.map(async (id) => {
      const response = await client.get(
        `${api}/status/${id}`,
        (body) => (idOf(objectOf(body)) === id ? objectOf(body) : null),
        LIMITS.small,
      );
      if (UNKNOWN_STATUS.has(response.status)) return;
      statuses.learn(dataOrThrow(response, client.base, kind));
    }),
  );
}

/**
 * Imported tickets have no history, and a tracker that drops histories looks the same. Therefore histories that do
 * not lead to the current status are requested again, in bulk, then individually. An import does not explain gaps
 * between changes, so too many gaps are a `RequestFailure`.
 */
async function checkHistories(
  collection: IssueCollection,
  { client, readSingle, readHistories, bulkFailure }: MissingDataSource,
): Promise<void> {
  let left = collection.idsWithIncompleteHistory();
  if (left.length > 0 && readHistories !== undefined) {
    for (const [id, changes] of await readHistories(left)) collection.improve(id, changes);
    left = left.filter((id) => collection.tickets.get(id)?.hasCompleteHistory !== true);
  }
  const checked = spread(left, MAX_CHECKED);
  const found = await Promise.all(checked.map(readSingle));
  for (const [index, id] of checked.entries()) {
    const isBetter = collection.improve(id, found[index]?.changes ?? []);
    if (isBetter && left.length > MAX_CHECKED) throw bulkFailure();
  }
  const interrupted = collection.interruptedHistories(left);
  if (interrupted.length > 0) throw historiesFailure(client.base, interrupted);
}

/** At most `count` of the items, spread over the list. */
function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
