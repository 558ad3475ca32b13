import type { Issue } from '../issue.ts';

/** The dates of an issue by their names in JQL, in lower case. */
export const DATES: Readonly<Record<string, (issue: Issue) => number | null>> = {
  created: (issue) => issue.created,
  createddate: (issue) => issue.created,
  updated: (issue) => issue.updated,
  updateddate: (issue) => issue.updated,
  resolved: (issue) => issue.resolved,
  resolutiondate: (issue) => issue.resolved,
  statuscategorychangeddate: (issue) => issue.categoryChanged,
};
