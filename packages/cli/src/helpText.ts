import { type Command, COMMANDS } from './Command.ts';

const SUMMARY = 'Measure what changed after a team adopted an AI coding assistant.';

const SYNOPSIS: Readonly<Record<Command, readonly string[]>> = {
  report: [
    'roi-insight report --url URL --project NAME --adopted DATE [options]',
    'roi-insight report --tickets FILE --adopted DATE [options]',
    'roi-insight report --plan FILE --url URL [options]',
  ],
  plan: [
    'roi-insight plan --url URL --team KEY… --start DATE --out draft.json [options]',
    'roi-insight plan --draft draft.json --register KEY --url URL --out plan.json',
    'roi-insight plan --draft draft.json --random --out plan.json',
  ],
  placebo: [
    'roi-insight placebo --url URL --project NAME --adopted DATE [options]',
    'roi-insight placebo --tickets FILE --adopted DATE [options]',
  ],
  compare: ['roi-insight compare EARLIER LATER [options]'],
  check: ['roi-insight check --url URL --project NAME [options]'],
  usage: [
    'roi-insight usage --source SOURCE --out usage.json FILE… [options]',
    'roi-insight usage --source claude-code --out usage.json [options]',
  ],
};

const ADDRESS = '  --url URL              Jira address, Cloud or Data Center';
const EMAIL = '  --email ADDRESS        account that owns the token (or set ROI_JIRA_EMAIL)';

const CONNECTION = `Jira:
${ADDRESS}
  --project NAME         project key or exact name
${EMAIL}`;

const TOKEN = `The token comes from ROI_JIRA_TOKEN or standard input, never from an argument.`;

const SOURCE = `${CONNECTION}
  --compare NAME=DATE    compare with another project that adopted the assistant on DATE;
                         NAME=none if it hasn't adopted it. Repeatable
  --size-field NAME      number field with the size of tickets, such as "Story Points"
                         (default: Jira's original estimate)
${TOKEN}

File of tickets:
  --tickets FILE         CSV export of any tracker, or Jira issues as JSON with changelogs
  --map FILE             JSON with the meaning of statuses: { "In Review": "in progress" }
  --column NAME=HEADING  heading of a CSV column: id, type, created, started, done, canceled,
                         resolution, timespent (seconds), logged_hours, size, status or
                         at; for example id="Issue key". Repeatable.
                         English exports of Jira, Linear, GitLab and Azure Boards need none
  --dates ORDER          order in ambiguous dates such as 11/03/26: day-first, month-first or
                         year-first
  --leave-out TYPE       exclude a ticket type. Repeatable. Epic, Initiative and Sub-task are
                         always excluded

Period:
  --adopted DATE         day the team adopted the assistant, as yyyy-MM-dd
  --time-zone ZONE       IANA time zone for days and working hours (default: the Jira user's,
                         or this machine's for a file)`;

const COSTS = `Costs:
  --engineer-cost N      dollars per year (default: 100000)
  --seats N              licenses of the assistant (default: 25)
  --price N              dollars per seat and month (default: 20)
  --realization N        percent of saved time put to use (default: 50)
  --spend FILE           CSV with the amount paid per month, such as 2025-09,500; replaces seats
                         and price`;

const REPORT_USAGE = `Use of the assistant:
  --usage FILE           usage.json: who used it when, by team and week, and what it cost. Teams have the
                         key or name of their Jira project; with --tickets, there is one team`;

const PLAN = `Teams:
  --team KEY             key or exact name of a team's project. Repeatable: 5 to 40 teams
  --teams FILE           file with a key or name on each line
  --first KEY            team that starts first, outside the draw. Repeatable
  --last KEY             team that starts last, outside the draw. Repeatable
  --never KEY            team that never starts, outside the draw. Repeatable

Plan:
  --start DATE           Monday of the first start, at least 7 days ahead, as yyyy-MM-dd
  --weeks N              weeks from the first start to the report, 13 to 52 (default: 26)
  --ramp N               weeks until a team uses the assistant fully (default: 6)
  --smallest-saving N    percent of time saved that the plan must be able to find (default: 20)
  --size-field NAME      number field with the size of tickets, such as "Story Points"

Draw:
  --draft FILE           plan that was written before; needs no other option of the plan
  --register KEY         draw the order from the issue that contains the plan's code
  --random               draw the order without an issue: no one can check when it was drawn`;

const PLAN_FILES = `Output:
  --out FILE             write the plan as .json, .pdf or .ics (calendar); a draft only as .json.
                         Repeatable
  --force                overwrite existing files
  --json                 print JSON instead of text`;

const PLAN_REPORT = `Plan:
  --plan FILE            report on a rollout as it was planned; needs no --project and --adopted
  --starts KEY=DATE      day a team really started, if not as planned, or KEY=never. Repeatable`;

const FILES = `Output:
  --out FILE             write the report as .json, .html, .pdf or .csv (weekly). Repeatable
  --history DIR          make this report one of the series of those in DIR, so that looking every
                         month does not raise the chance of a wrong verdict
  --force                overwrite existing files
  --include-tickets      include per-ticket data in the JSON
  --json                 print JSON instead of text`;

const JSON_OUTPUT = `Output:
  --json                 print JSON instead of text`;

const USAGE = `Usage data:
  --source SOURCE        claude-code (its Analytics API, if you name no files), copilot (reports
                         users-1-day and user-teams-1-day, and the billing report) or table
  --teams FILE           CSV with the columns person and team
  --team NAME            all people are in this team
  --unseen TEAM          claude-code: team whose use the API doesn't see, such as on Bedrock or
                         Vertex. Repeatable
  --from DATE            first day (default: 52 weeks; for files, what they say)
  --to DATE              last day (default: yesterday, in UTC; for files, what they say)
  --url URL              address of the API (default: https://api.anthropic.com)
The Admin API key comes from ROI_CLAUDE_KEY or standard input, never from an argument.
People are counted on this machine: the output has teams and weeks, and no names.`;

const USAGE_FILES = `Output:
  --out FILE             write the usage as .json
  --force                overwrite an existing file
  --json                 print JSON instead of text`;

const SECTIONS: Readonly<Record<Command, readonly string[]>> = {
  report: [SOURCE, PLAN_REPORT, REPORT_USAGE, COSTS, FILES],
  plan: [`Jira:\n${ADDRESS}\n${EMAIL}\n${TOKEN}`, PLAN, PLAN_FILES],
  placebo: [SOURCE, JSON_OUTPUT],
  compare: [`${COSTS}\nReports saved by the app keep their own costs.`, JSON_OUTPUT],
  check: [`${CONNECTION}\n${TOKEN}`, JSON_OUTPUT],
  usage: [USAGE, USAGE_FILES],
};

const EXIT_CODES = `Exit codes:
  0         success
  1         internal error
  2         invalid input, or a file that can't be written
  3         tracker or API error
  4         too little data for a verdict, or a plan that isn't over (the report is still written)
  5         days of usage could not be read (the usage is still written)
  130, 143  canceled`;

const OVERVIEW = [
  'Usage:\n  roi-insight COMMAND [options]',
  `Commands:\n${Object.entries(COMMANDS)
    .map(([name, does]) => `  ${name.padEnd(9)}${does}`)
    .join('\n')}`,
  `Options:
  -h, --help     show help; 'roi-insight COMMAND --help' lists the options of a command
  --version      show the version`,
];

/** What `--help` prints: an overview, or the options of a command. */
export function helpText(command: Command | null): string {
  const sections =
    command === null
      ? [SUMMARY, ...OVERVIEW]
      : [
          `${COMMANDS[command].charAt(0).toUpperCase()}${COMMANDS[command].slice(1)}.`,
          `Usage:\n${SYNOPSIS[command].map((line) => `  ${line}`).join('\n')}`,
          ...SECTIONS[command],
        ];
  return `${[...sections, EXIT_CODES].join('\n\n')}\n`;
}
