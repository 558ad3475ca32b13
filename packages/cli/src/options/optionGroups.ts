import { optionHelp, commandHelp } from '@roi-insight/report-text';
import { optionsUnder } from './optionsUnder.ts';

const jira = optionsUnder('Jira');
const file = optionsUnder('File of tickets');
const period = optionsUnder('Period');
const costs = optionsUnder('Costs');
const output = optionsUnder('Output');

/** A note of the help for every command that reads Jira. */
export const TOKEN_NOTE = { Jira: commandHelp.token };

export const SITE = {
  url: jira.text('URL', optionHelp.jira.url),
  email: jira.text('ADDRESS', optionHelp.jira.email),
};

export const PROJECT = {
  url: SITE.url,
  project: jira.text('NAME', optionHelp.jira.project),
  email: SITE.email,
};

/** Options for the source of a report: a project or a file. */
export const SOURCE = {
  ...PROJECT,
  teams: jira.text('FILE', optionHelp.jira.teams),
  compare: jira.list('NAME=DATE', optionHelp.jira.compare),
  'size-field': jira.text('NAME', optionHelp.jira.size),
  tickets: file.text('FILE', optionHelp.file.tickets),
  map: file.text('FILE', optionHelp.file.map),
  column: file.list('NAME=HEADING', optionHelp.file.column),
  dates: file.text('ORDER', optionHelp.file.dates),
  'leave-out': file.list('TYPE', optionHelp.file.leaveOut),
  'without-work': file.list('RESOLUTION', optionHelp.file.withoutWork),
  adopted: period.text('DATE', optionHelp.period.adopted),
  'time-zone': period.text('ZONE', optionHelp.period.timeZone),
};

export const COSTS = {
  'engineer-cost': costs.text('N', optionHelp.costs.engineer),
  seats: costs.text('N', optionHelp.costs.seats),
  price: costs.text('N', optionHelp.costs.price),
  realization: costs.text('N', optionHelp.costs.realization),
  spend: costs.text('FILE', optionHelp.costs.spend),
};

export const REPORT_FILES = {
  out: output.list('FILE', optionHelp.output.report),
};

export const FORCE = { force: output.flag(optionHelp.output.force) };

export const JSON_OUTPUT = { json: output.flag(optionHelp.output.json) };
