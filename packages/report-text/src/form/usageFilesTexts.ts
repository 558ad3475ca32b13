/** The sentences of the part that reads files about the use of the assistant. */
export const usageFilesTexts = {
  purpose:
    'Usage shows when the team really started, whether comparison teams used the assistant too, and what it cost. Your browser reads the files and sends numbers by team and week, never people.',
  /** The members of each team, depending on the choice. */
  membership: {
    everyone: 'Unless a file says otherwise.',
    files: 'Choose a table with person and team, or Copilot’s user-teams report, together with the usage files.',
    fixed: 'Choose the files again to change this.',
  },
  drop: 'Or drop files here: pages of the Claude Code Analytics API, Copilot usage reports, GitHub’s billing report, usage.json of the command line, a table with person and date, or a table with week_start and active_people.',
  dropOthers: 'Or drop other files here.',
  canceled: 'Reading was canceled.',
  areKept: 'The files that were read before are still used.',
} as const;
