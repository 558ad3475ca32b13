/** How to get a table or file that contains the start of work. */
const REMEDIES = {
  jira: 'For a verdict, connect to Jira directly, or export its issues as JSON with their changelogs.',
  linear: 'For a verdict, also export the column Started.',
  gitlab: 'For a verdict, add the start of work from each issue’s label events, available in GitLab’s API.',
  'azure-boards': 'For a verdict, also export the column Activated Date.',
} as const;

const OTHER = 'For a verdict, add a column with the start of work, or use a table with one row per status change.';

/**
 * Explains the limits of a table that does not contain the start of work, and how to get a table that does. `origin` is
 * the tracker that exported the table.
 */
export function elapsedTableText(origin: keyof typeof REMEDIES | 'own' | null): string {
  const remedy = origin === null || origin === 'own' ? OTHER : REMEDIES[origin];
  return `This table doesn’t say when work started, so times run from creation to completion and there is no verdict. ${remedy}`;
}
