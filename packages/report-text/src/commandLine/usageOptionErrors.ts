import type { CalendarDate } from '@roi-insight/contracts';

/** Reasons why the options of `usage` are refused. */
export const usageOptionErrors = {
  source: '--source must be claude-code, copilot or table.',
  noFiles: (source: string) => `--source ${source} needs files.`,
  otherSource: (source: string) => `The files are of another source than --source ${source}.`,
  urlForFiles: '--url is for the API, which is read if you name no files.',
  url: (example: string) => `--url must be the address of the API alone, such as ${example}.`,
  oneTeam: 'usage takes one --team, the team of all people.',
  teamAndTeams: "--teams and --team can't be combined.",
  noTeams: 'Missing --teams, a table with person and team, or --team, the team of all people.',
  teams: '--teams must be a table with person and team.',
  columns: '--column requires --source table.',
  nameColumns:
    'If it is a table of persons and days, say what its columns are: --column person=HEADING --column date=HEADING, plus team, spend and currency if present.',
  oneTool: (most: number) => `--tool must be the name of an assistant, with at most ${most} characters.`,
  unseen: '--unseen requires --source claude-code.',
  oneOut: '--out must be one .json file.',
  noOut: 'Missing --out: the .json file to write.',
  oneDay: 'Files need both --from and --to, or neither: together they say which days the files cover.',
  days: '--from and --to must be dates such as 2025-09-01.',
  early: (first: CalendarDate) => `--from must not be before ${first}.`,
  backward: '--to must not be before --from.',
  late: '--to must be a day in the past, in UTC: the present day is not over.',
  tooMany: (weeks: number) => `--from and --to must be less than ${weeks} weeks apart.`,
};
