import { idOf, type Moves, objectOf } from '@roi-insight/jira-tickets';
import { paginationFailure } from '../http/paginationFailure.ts';
import { acceptedData } from '../http/acceptedData.ts';
import type { JiraClient } from '../http/jiraClient.ts';
import { LIMITS } from '../http/readJson.ts';
import type { IssueWithMoves, Reading } from './Reading.ts';
import type { ReadResult } from '../tracker/tracker.ts';

/** Issues asked for one by one, for each thousand of the list. */
const MAX_SINGLE_PER_THOUSAND = 20;
/** Tickets without a whole history that are looked at one by one; of more, so many are. */
const MAX_CHECKED = 20;
/** Statuses that are asked for one by one. */
const MAX_ASKED_STATUSES = 300;

/** What Jira answers when it does not know a status, or does not show it to the account. */
const UNKNOWN_STATUS = new Set([400, 403, 404, 410]);

/** How a tracker is asked for what is still missing in the end. */
export interface SecondLook {
  readonly client: JiraClient;
  readonly kind: 'cloud' | 'data-center';
  /** `/rest/api/3` or `/rest/api/2`. */
  readonly api: string;
  /** An issue by itself, with its whole history; null: it is gone, or the account may not see it any more. */
  readonly readSingle: (id: string) => Promise<IssueWithMoves | null>;
  /** Histories in bulk, where there is such a thing. */
  readonly readHistories?: (ids: readonly string[]) => Promise<ReadonlyMap<string, Moves>>;
  /** What to throw when many histories lack changes that the tickets show by themselves. */
  readonly historiesFailure: () => Error;
}

/**
 * Looks again at what is not whole, and fails when it stays so: a report is made from all tickets that were listed or not at all.
 * @param listed ids of all issues that the tracker has named
 */
export async function finishReading(
  reading: Reading,
  listed: ReadonlySet<string>,
  look: SecondLook,
): Promise<ReadResult> {
  const gone = await readMissing(reading, listed, look);
  const asked = new Set<string>();
  await learnStatuses(reading, look, asked);
  await checkHistories(reading, look);
  await learnStatuses(reading, look, asked);
  const { outOfScope, unreadable } = reading;
  const tickets = [...reading.tickets.values()];
  if (tickets.length + outOfScope + unreadable.size + gone !== listed.size) throw paginationFailure(look.client.base);
  const inScope = tickets.filter((ticket) => ticket.isInScope);
  return {
    tickets: inScope,
    outOfScope: outOfScope + tickets.length - inScope.length,
    unreadable: unreadable.size,
    available: reading.available(),
    scope: reading.appliedScope(),
  };
}

/**
 * Bulk answers leave out in silence what was deleted or hidden meanwhile, and also what they cannot deliver at the moment; asked
 * for by itself, Jira says which of the two it is. Returns how many are gone.
 */
async function readMissing(reading: Reading, listed: ReadonlySet<string>, look: SecondLook): Promise<number> {
  const missing = [...listed].filter((id) => !reading.has(id));
  if (missing.length > MAX_SINGLE_PER_THOUSAND * Math.ceil(listed.size / 1000))
    throw paginationFailure(look.client.base);
  const found = await Promise.all(missing.map(look.readSingle));
  for (const [index, id] of missing.entries()) {
    const issue = found[index] ?? null;
    if (issue === null) reading.forget(id);
    else reading.add(issue);
  }
  return found.filter((issue) => issue === null).length;
}

/** Asks for statuses that the list did not have; one that Jira does not know either is one of the past. */
async function learnStatuses(
  { statuses }: Reading,
  { client, kind, api }: SecondLook,
  asked: Set<string>,
): Promise<void> {
  const ids = statuses.unlistedIds().filter((id) => /^\d{1,20}$/.test(id) && !asked.has(id));
  for (const id of ids) asked.add(id);
  if (asked.size > MAX_ASKED_STATUSES) throw paginationFailure(client.base);
  await Promise.all(
    ids.map(async (id) => {
      const answer = await client.get(
        `${api}/status/${id}`,
        (body) => (idOf(objectOf(body)) === id ? objectOf(body) : null),
        LIMITS.small,
      );
      if (UNKNOWN_STATUS.has(answer.status)) return;
      statuses.learn(acceptedData(answer, client.base, kind));
    }),
  );
}

/**
 * Imported tickets have no history, and a tracker that drops histories looks the same: those that do not lead to where the ticket
 * is now are asked for again, in bulk, then by themselves.
 */
async function checkHistories(
  reading: Reading,
  { readSingle, readHistories, historiesFailure }: SecondLook,
): Promise<void> {
  let left = reading.unexplained();
  if (left.length > 0 && readHistories !== undefined) {
    for (const [id, moves] of await readHistories(left)) reading.improve(id, moves);
    left = left.filter((id) => reading.tickets.get(id)?.isExplained !== true);
  }
  const checked = spread(left, MAX_CHECKED);
  const found = await Promise.all(checked.map(readSingle));
  for (const [index, id] of checked.entries()) {
    const isBetter = reading.improve(id, found[index]?.moves ?? []);
    if (isBetter && left.length > MAX_CHECKED) throw historiesFailure();
  }
}

/** At most `count` of the items, from all over the list. */
function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
