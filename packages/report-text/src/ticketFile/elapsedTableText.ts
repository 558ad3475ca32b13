/** How to get a table or file that says when work began. */
const REMEDIES = {
  jira: 'For a verdict, read the project from Jira itself, or export its issues as JSON with their changelogs.',
  linear: 'For a verdict, export the column Started too.',
  gitlab: 'For a verdict, add the start of work from the labels of each issue, which GitLab’s API has.',
  'azure-boards': 'For a verdict, export the column Activated Date too.',
} as const;

const OTHER =
  'For a verdict, add a column with the start of work, or use a table with a row for each change of status.';

/** Says what a table without the start of work can show, and how to get more. `origin`: the tracker that exported it. */
export function elapsedTableText(origin: keyof typeof REMEDIES | 'own' | null): string {
  const remedy = origin === null || origin === 'own' ? OTHER : REMEDIES[origin];
  return `This table does not say when work began. Times are measured from creation to completion, which is an observation and gives no verdict. ${remedy}`;
}
