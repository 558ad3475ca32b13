/** The help for each option, by its section. If the help differs between commands, the key contains the command's name. */
export const optionHelp = {
  jira: {
    url: 'Jira address, Cloud or Data Center',
    email: 'account that owns the token (or set ROI_JIRA_EMAIL)',
    project: 'project key or exact name',
    teams: `table of 5 to 200 teams, instead of a project: project, started (a day,
or none) and, if known, people and seats. --column names other headings`,
    compare: `compare with another project that adopted the assistant on DATE;
NAME=none if it hasn't adopted it. Repeatable`,
    size: `number field with the size of tickets, such as "Story Points"
(default: Jira's original estimate)`,
  },
  file: {
    tickets: 'CSV export of any tracker, or Jira issues as JSON with changelogs',
    map: 'JSON with the meaning of statuses: { "In Review": "in progress" }',
    column: `heading of a CSV column: id, type, created, started, done, canceled,
category, category_changed, resolution, timespent (seconds),
logged_hours, size, status or at; for example id="Issue key".
Repeatable. Exports of Jira in eight languages, and English ones of
Linear, GitLab and Azure Boards need none`,
    dates: `order in ambiguous dates such as 11/03/26: day-first, month-first or
year-first`,
    leaveOut: `exclude a ticket type. Repeatable. Epic, Initiative and Sub-task are
always excluded`,
    withoutWork: `resolution of tickets that were closed without work, besides the usual
ones such as Won't Do. Repeatable`,
  },
  period: {
    adopted: 'day the team adopted the assistant, as yyyy-MM-dd',
    timeZone: `IANA time zone for days and working hours (default: the Jira user's,
or this machine's for a file)`,
  },
  usage: {
    report: `usage.json: who used it when, by team and week, and what it cost. Teams have the
key or name of their Jira project; with --tickets, there is one team`,
    plan: `usage.json: shows whether waiting teams waited, and what the assistant cost. Teams have
the key or name of their Jira project`,
  },
  costs: {
    engineer: 'dollars per year (default: 100000)',
    seats: 'licenses of the assistant (default: those of the usage, else 25)',
    price: 'dollars per seat and month (default: 20)',
    realization: 'percent of saved time put to use (default: 50)',
    spend: `CSV with the amount paid per month, such as 2025-09,500; replaces seats
and price`,
  },
  output: {
    report: 'write the report as .json, .html, .md, .pdf or .csv (weekly). Repeatable',
    plan: 'write the plan as .json, .pdf or .ics (calendar). Repeatable',
    draft: 'write the draft as .json',
    usage: 'write the usage as .json',
    force: 'overwrite existing files',
    forceUsage: 'overwrite an existing file',
    json: 'print JSON instead of text',
    tickets: 'include per-ticket data in the JSON',
    history: `make this report one of the series of those in DIR, so that looking every
month does not raise the chance of a wrong verdict`,
  },
  teams: {
    team: "key or exact name of a team's project. Repeatable: 5 to 40 teams",
    teams: 'file with a key or name on each line',
    first: 'team that starts first, outside the draw. Repeatable',
    last: 'team that starts last, outside the draw. Repeatable',
    never: 'team that never starts, outside the draw. Repeatable',
  },
  plan: {
    start: 'Monday of the first start, at least 7 days ahead, as yyyy-MM-dd',
    weeks: 'weeks from the first start to the report, 13 to 52 (default: 26)',
    ramp: 'weeks until a team uses the assistant fully (default: 6)',
    smallestSaving: 'percent of time saved that the plan must be able to find (default: 20)',
    size: 'number field with the size of tickets, such as "Story Points"',
    drawn: 'the drawn plan, from plan draw or the app',
    starts: 'day a team really started, if not as planned, or KEY=never. Repeatable',
  },
  draw: {
    draft: 'the draft, from plan draft',
    register: "draw the order from the issue that contains the plan's code",
    random: 'draw the order without an issue: no one can check when it was drawn',
  },
  usageData: {
    source: `claude-code (its Analytics API, if you name no files), copilot (reports
users-1-day and user-teams-1-day, and the billing report) or table`,
    teams: 'CSV with the columns person and team',
    team: 'all people are in this team',
    unseen: `claude-code: team whose use the API doesn't see, such as on Bedrock or
Vertex. Repeatable`,
    column: `table: heading of a column of a table of persons and days: person,
date, team, spend, currency or tool; for example
person="Employee". Repeatable. Usual headings need none`,
    tool: 'name of the assistant, such as Cursor',
    from: 'first day (default: 52 weeks; for files, what they say)',
    to: 'last day (default: yesterday, in UTC; for files, what they say)',
    url: 'address of the API (default: https://api.anthropic.com)',
  },
};
