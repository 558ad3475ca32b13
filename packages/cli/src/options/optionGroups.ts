import { optionsUnder } from './optionsUnder.ts';

const jira = optionsUnder('Jira');
const file = optionsUnder('File of tickets');
const period = optionsUnder('Period');
const costs = optionsUnder('Costs');
const output = optionsUnder('Output');

/** A note of the help for every command that reads Jira. */
export const TOKEN_NOTE = { Jira: 'The token comes from ROI_JIRA_TOKEN or standard input, never from an argument.' };

export const SITE = {
  url: jira.text('URL', 'Jira address, Cloud or Data Center'),
  email: jira.text('ADDRESS', 'account that owns the token (or set ROI_JIRA_EMAIL)'),
};

export const PROJECT = {
  url: SITE.url,
  project: jira.text('NAME', 'project key or exact name'),
  email: SITE.email,
};

/** Options for the source of a report: a project or a file. */
export const SOURCE = {
  ...PROJECT,
  compare: jira.list(
    'NAME=DATE',
    'compare with another project that adopted the assistant on DATE;',
    "NAME=none if it hasn't adopted it. Repeatable",
  ),
  'size-field': jira.text(
    'NAME',
    'number field with the size of tickets, such as "Story Points"',
    "(default: Jira's original estimate)",
  ),
  tickets: file.text('FILE', 'CSV export of any tracker, or Jira issues as JSON with changelogs'),
  map: file.text('FILE', 'JSON with the meaning of statuses: { "In Review": "in progress" }'),
  column: file.list(
    'NAME=HEADING',
    'heading of a CSV column: id, type, created, started, done, canceled,',
    'resolution, timespent (seconds), logged_hours, size, status or',
    'at; for example id="Issue key". Repeatable.',
    'English exports of Jira, Linear, GitLab and Azure Boards need none',
  ),
  dates: file.text('ORDER', 'order in ambiguous dates such as 11/03/26: day-first, month-first or', 'year-first'),
  'leave-out': file.list(
    'TYPE',
    'exclude a ticket type. Repeatable. Epic, Initiative and Sub-task are',
    'always excluded',
  ),
  adopted: period.text('DATE', 'day the team adopted the assistant, as yyyy-MM-dd'),
  'time-zone': period.text(
    'ZONE',
    "IANA time zone for days and working hours (default: the Jira user's,",
    "or this machine's for a file)",
  ),
};

export const COSTS = {
  'engineer-cost': costs.text('N', 'dollars per year (default: 100000)'),
  seats: costs.text('N', 'licenses of the assistant (default: 25)'),
  price: costs.text('N', 'dollars per seat and month (default: 20)'),
  realization: costs.text('N', 'percent of saved time put to use (default: 50)'),
  spend: costs.text('FILE', 'CSV with the amount paid per month, such as 2025-09,500; replaces seats', 'and price'),
};

export const REPORT_FILES = {
  out: output.list('FILE', 'write the report as .json, .html, .pdf or .csv (weekly). Repeatable'),
};

export const FORCE = { force: output.flag('overwrite existing files') };

export const JSON_OUTPUT = { json: output.flag('print JSON instead of text') };
