/** Reasons why the demo, which reads no tracker, has no data for a request. */
export const demoFailureTexts = {
  projects: (names: readonly string[]) => noTracker(`It has reports on these sample projects: ${names.join(', ')}.`),
  teams: noTracker('It plans the teams of the sample organization.'),
  organization: noTracker('Start the server to read the teams of an organization.'),
  witness: noTracker('Draw the order without a witness.'),
};

function noTracker(instead: string): string {
  return `This demo reads no tracker. ${instead}`;
}
