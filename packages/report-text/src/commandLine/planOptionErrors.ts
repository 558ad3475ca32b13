/** Reasons why the options of a plan, or of the report on it, are refused. */
export const planOptionErrors = {
  noTeams: 'Missing --team: the key of a project, once for each team; or --teams FILE.',
  noStart: 'Missing --start: the Monday of the first start, as yyyy-MM-dd.',
  start: '--start must be a Monday such as 2027-01-04.',
  early: (days: number) => `--start must be at least ${days} days ahead, so that the order can be drawn before it.`,
  fixedTwice: '--first, --last and --never must name different teams.',
  fixedUnknown: '--first, --last and --never must name keys of the teams.',
  noDraft: 'Missing --draft: the .json file that plan draft wrote.',
  noOut: 'Missing --out: the .json file of the plan.',
  twoDraws: "--register and --random can't be combined.",
  noIssue: 'Missing --register: the key of the issue with the code; or --random.',
  late: 'The plan was registered after its first start. Make a plan that starts later.',
  changed: (file: string) => `${file} was changed after its code was made. Make the plan again.`,
  noPlan: 'Missing --plan: the .json file of the plan.',
  notOver:
    'Before its day of reading, a plan has no result for a .pdf, .html or .md file. Use .json or .csv for what was read so far.',
  startsTeam: '--starts must name keys of the teams of the plan.',
  startsDay: '--starts must be a team and the day it started, such as ABC=2027-01-12, or ABC=never.',
  cannotTakePart: (name: string, why: string) => `${name} can't take part. ${why}`,
};
