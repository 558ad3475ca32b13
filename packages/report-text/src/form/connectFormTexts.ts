/** The sentences of the connect form before anything is opened or submitted. */
export const connectFormTexts = {
  /** Follows the specified hint of the project. */
  spaces: 'Jira Cloud now calls projects spaces; the key works too.',
  ticketsHint: 'Needed for the per-ticket CSV: ticket keys and hours only.',
  sampleInUse: 'You’re using the sample tracker. Pick a project, then press Analyze Data.',
  isReadingUsage: 'Wait until the usage files are read, or cancel.',
  rulesFailed: 'Part of this page couldn’t load. Check the connection and submit again.',
  canceled: 'The analysis was canceled. Your entries are still here.',
} as const;
