import { instantMs } from '@roi-insight/jira-tickets';
import type { IssuePlace, WrittenIssue, WrittenIssues } from '../tracker/WrittenIssue.ts';

/** Minimum number of neighbors that contradict an issue. The nodes of a cluster take ids in blocks, so a single neighbor proves nothing. */
const MIN_WRONG = 2;

/**
 * Whether the id of an issue is in the order of creation of its project. An import can give a new issue an old time of creation, but not an old id: most of
 * the issues that were created later then have lower ids. A time of creation in the future shows in the same way.
 */
export async function isInOrder(
  { id, projectId, created }: WrittenIssue,
  { firstIssues }: Pick<WrittenIssues, 'firstIssues'>,
): Promise<boolean> {
  // Jira writes times in the time zone in which it reads JQL, which knows no seconds.
  const minute = created.slice(0, 16).replace('T', ' ');
  const createdMs = instantMs(created) ?? NaN;
  const [earlier, later] = await Promise.all([
    firstIssues(`project = ${projectId} AND created <= "${minute}" ORDER BY created DESC`),
    firstIssues(`project = ${projectId} AND created >= "${minute}" ORDER BY created ASC`),
  ]);
  const own = Number(id);
  return (
    isMostly(
      earlier.filter((other) => other.createdMs < createdMs),
      (other) => other < own,
    ) &&
    isMostly(
      later.filter((other) => other.createdMs > createdMs),
      (other) => other > own,
    )
  );
}

function isMostly(neighbors: readonly IssuePlace[], isRight: (id: number) => boolean): boolean {
  const wrong = neighbors.filter(({ id }) => !isRight(Number(id))).length;
  return wrong < MIN_WRONG || wrong <= neighbors.length / 2;
}
