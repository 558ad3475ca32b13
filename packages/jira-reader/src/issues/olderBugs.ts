import type { Scope } from '@roi-insight/contracts';
import type { ReadTicket } from '@roi-insight/jira-tickets';
import type { Project, ReadWindow } from '../tracker/tracker.ts';

/** An id of an issue type. */
const ID = /^\d{1,20}$/;

/**
 * JQL for the bugs that {@link Site.readTickets} does not read although they were open during the window: those created before it that are still open, or
 * were resolved after it. Contains no user input. Null if they cannot be counted: there are no bugs, or the scope has components or labels.
 * @param tickets those in the scope
 */
export function olderBugsJql(
  tickets: readonly ReadTicket[],
  project: Project,
  { window: { from, before }, scope }: { readonly window: ReadWindow; readonly scope: Scope | undefined },
): string | null {
  const types = new Set(tickets.flatMap(({ isBug, type }) => (isBug && type !== undefined ? [type] : [])));
  const isWhole = scope?.components === undefined && scope?.labels === undefined;
  if (types.size === 0 || !isWhole || ![...types].every((id) => ID.test(id))) return null;
  const open = `statusCategory != Done AND (resolved IS EMPTY OR resolved < "${from}")`;
  return `project = ${project.id} AND issuetype in (${[...types].join(', ')}) AND created < "${from}" AND ((${open}) OR resolved >= "${before}")`;
}
