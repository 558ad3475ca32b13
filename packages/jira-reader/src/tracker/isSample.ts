/** Whether an address is that of the tracker with generated tickets. */
export function isSample(jiraUrl: string, sampleTrackerUrl: string | null): boolean {
  return sampleTrackerUrl !== null && new URL(jiraUrl).origin === new URL(sampleTrackerUrl).origin;
}
