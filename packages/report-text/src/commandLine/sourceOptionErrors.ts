/** Reasons why the options for the source of a report are refused. */
export const sourceOptionErrors = {
  noAdoption: 'Missing --adopted: the day the team adopted the assistant, as yyyy-MM-dd.',
  adoption: '--adopted must be a date such as 2025-08-25.',
  onlyTracker: (option: string) => `--${option} can't be combined with --tickets: one reads Jira, the other a file.`,
  notForTeams: (option: string) =>
    `--${option} can't be combined with --teams: the table names all projects and their starts.`,
  onlyFile: (option: string) => `--${option} requires --tickets.`,
  map: '--map requires --tickets. Jira defines its own statuses.',
  comparison: '--compare must be a project and its adoption date, such as CAD=2025-06-02, or CAD=none.',
  timeZone: '--time-zone must be an IANA name such as Europe/Berlin.',
  number: (option: string, isWhole: boolean, min: number, max: number) =>
    `--${option} must be ${isWhole ? 'a whole number' : 'a number'} from ${min} to ${max}, without signs or thousands separators.`,
};
