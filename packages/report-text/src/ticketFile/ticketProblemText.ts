import type { ImpossibleOrder, TicketProblem } from '@roi-insight/contracts';
import { wrongDateText } from './wrongDateText.ts';

type Kind = TicketProblem['kind'];
type Of<K extends Kind> = Extract<TicketProblem, { readonly kind: K }>;

const FORMS =
  'The first line must name the columns: id,type,created,status,at with a row for each change of status, or id,type,created,started,done,resolution with a row for each ticket.';

const EXPORT_CSV = 'Export CSV instead; in Jira, choose “Export CSV (all fields)”.';

const ENCODINGS = 'Save it as UTF-8, or as UTF-16 with a byte order mark.';

const ORDERS: Readonly<Record<ImpossibleOrder, string>> = {
  'done-before-created': 'is done before it was created',
  'started-before-created': 'is started before it was created',
  'done-before-started': 'is done before it is started',
  'changed-before-created': 'has changes from before it was created',
};

const VALUES: Readonly<Record<Of<'other-value'>['value'], string>> = {
  created: 'date of creation',
  'logged-time': 'logged time',
  resolution: 'resolution',
  size: 'size',
  type: 'type',
};

const SENTENCES: { readonly [K in Kind]: (problem: Of<K>) => string } = {
  cut: () => 'The file ends in the middle: it was not written to its end.',
  empty: () => 'The file is empty.',
  'endless-row': () => 'The row that begins here has no end: a quote is not closed, or this is not a table.',
  'no-tickets': () => 'There are no tickets in the file.',
  'not-csv': () => `This is a page of HTML or XML. ${EXPORT_CSV}`,
  'not-text-file': () => `This is not a text file. ${EXPORT_CSV}`,
  packed: () => 'This is a spreadsheet or an archive. Save a spreadsheet as CSV, and unpack an archive first.',
  'usage-file': () =>
    'This file is about the use of the assistant, not about tickets: choose it under “Add usage data” on the form, or read it with the command usage.',
  'not-json': () => 'This is not valid JSON.',
  nul: () => `There is a NUL character. ${ENCODINGS}`,
  quote: () => 'A quote in this row is not closed, or is followed by other letters.',
  'too-deep': () => 'Values are nested more deeply than those of any Jira.',
  'not-text': ({ encoding }) => `This is not ${encoding.toUpperCase()}. ${ENCODINGS}`,
  'too-many-columns': () => 'There are more than 10,000 columns: is this a table?',
  'too-many-issues': () => 'There are more than 1,000,000 issues.',
  'too-many-rows': () => 'There are more than 1,000,000 rows.',
  'too-many-changed-statuses': ({ limit }) =>
    `The changes of the tickets name more than ${limit} statuses, more than any Jira has.`,
  'too-many-statuses': ({ limit }) => `There are more than ${limit} statuses: is this the right column?`,
  'both-forms': () => `There are columns of both forms. ${FORMS}`,
  'incomplete-mapping': () => 'Say which columns are id and created, and which is done, or which are status and at.',
  'no-form': () => FORMS,
  'column-twice': ({ column }) => `The column ${column} is there twice.`,
  'no-column': ({ heading }) => `There is no column “${heading}”.`,
  'same-column': ({ heading }) => `The column “${heading}” is chosen twice: each column has one meaning.`,
  cells: ({ cells, columns }) => `There are ${cells} cells, and ${columns} columns in the first line.`,
  'control-character': ({ column }) => `${column} has a line break or a control character.`,
  'no-date': ({ column }) => `There is no date in ${column}.`,
  'no-id': ({ column }) => `There is no ${column}.`,
  'too-long': ({ column, limit }) => `${column} is longer than ${limit} characters.`,
  date: ({ column, date }) => `${column}: ${wrongDateText(date)}`,
  number: ({ column, text, unit }) => `${column}: “${text}” is no number of ${unit}.`,
  'two-logged-times': ({ columns: [one, other] }) => `${one} and ${other} contradict each other: use one of them.`,
  'no-change-date': ({ status, at }) => `There is a ${status}, and no date in ${at}.`,
  'no-status': ({ status, at }) => `There is a date in ${at}, and no ${status}.`,
  'other-value': ({ id, value }) => `“${id}” has another ${VALUES[value]} in a row before.`,
  'repeated-ticket': ({ id, firstLine }) => `“${id}” is also on line ${firstLine}.`,
  'impossible-order': ({ id, order }) => `“${id}” ${ORDERS[order]}.`,
  'impossible-orders': ({ count, tickets, swapped }) =>
    `${count} of ${tickets} tickets, more than 1%, have dates in an impossible order.${swapped === null ? '' : ` Are ${swapped.join(' and ')} swapped?`}`,
  'unknown-status': (problem) => unknownText('status', problem),
  'unknown-category': (problem) => unknownText('status category', problem),
  'mixed-content': () =>
    'The file has several kinds of content: it needs the answer of one search, all of its pages, or an array of issues.',
  'github-issues': () =>
    'These are GitHub’s issues, and only Jira’s can be read as JSON: save them as CSV with the columns number, createdAt, closedAt and stateReason.',
  'no-issues': () => 'There are no issues in the file: it needs the answer of a search, or an array of issues.',
  'issue-without-id': ({ issue }) => `Issue “${issue}” has no id: is this an export of Jira?`,
  'unreadable-issue': ({ issue, field }) => `Issue “${issue}”, ${field}: the value is missing or can’t be read.`,
  'no-changelog': ({ issue }) => `Issue “${issue}” has no changelog: export with expand=changelog.`,
  'damaged-changelog': ({ issue }) => `The changelog of issue “${issue}” lacks what every changelog has.`,
  'partial-changelog': ({ issue, entries, total }) =>
    `The changelog of issue “${issue}” has ${entries} of ${total} entries: export it whole.`,
  'issue-date': ({ issue, field, instant, why }) =>
    `Issue “${issue}”, ${field ?? 'a change of status'}: ${instant} is ${why === 'future' ? 'in the future' : 'before 1990'}.`,
  'last-page-missing': () => 'The last page of the search is not in the file: add the other pages.',
  'repeated-issues': () =>
    'Some issues are there twice: a page of the search is there twice, and another may be missing.',
  'missing-issues': ({ total, found }) =>
    `The search found ${total} issues, and ${found} are in the file: add the other pages.`,
  'missing-page': ({ position }) => `The page from position ${position} is not in the file: add the other pages.`,
  'overlapping-page': ({ position }) =>
    `The page from position ${position} overlaps with another: a page is there twice, or there are two searches.`,
  'several-last-pages': ({ count }) =>
    `The file has the last pages of ${count} searches, or one of them twice: export one search.`,
  'several-totals': ({ totals }) =>
    `The pages say that their search found ${totals.join(', ')} issues: they are of several searches, or issues were created during the export. Export one search again.`,
};

const unknownText = (what: string, { name, issue, count }: Of<'unknown-status' | 'unknown-category'>) =>
  `The ${what} “${name}”${issue === null ? '' : ` of issue “${issue}”`} is not known: say whether it means new, in progress or done.${count === 1 ? '' : ` It occurs ${count} times.`}`;

/** The problem of a file of tickets. Numbers have no separators, so that readers can search for them in the file. */
export function ticketProblemText(problem: TicketProblem): string {
  return sentenceOf(problem.kind, problem);
}

function sentenceOf<K extends Kind>(kind: K, problem: Of<K>): string {
  return SENTENCES[kind](problem);
}
