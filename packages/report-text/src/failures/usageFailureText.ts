import type { ExpectedValue, UsageFailure, UsageFailureReason, UsagePlace, UsageUnit } from '@roi-insight/contracts';
import { bidiIsolate } from '../format/bidiIsolate.ts';
import type { Formats } from '../format/index.ts';

type Of<Reason extends UsageFailureReason> = Extract<UsageFailure, { readonly reason: Reason }>;

/** Where the usage comes from. The `file` of a failure in a response is the day of the response. */
type Origin = 'files' | 'responses';

type Sentences = {
  readonly [Reason in UsageFailureReason]: (failure: Of<Reason>, formats: Formats, origin: Origin) => string;
};

/** Says what is wrong with a value, by the kind of value that was expected. */
const WRONG: Readonly<Record<ExpectedValue, string>> = {
  amount: 'not an amount such as 1234.50, which has a decimal point and is not negative',
  boolean: 'not true or false',
  count: 'not a whole number that is not negative',
  currency: 'not a currency code such as USD',
  day: 'not a day such as 2026-11-23',
  'day-or-none': 'neither a day such as 2026-11-23 nor the word none',
  'earlier-day': 'too late',
  'later-day': 'too early',
  list: 'not a list',
  monday: 'not a Monday',
  name: 'not a name',
  'no-error': 'there, so the page is the message of an error',
  'no-next-page': 'there, although has_more is false',
  object: 'not an object',
  'past-day': 'not a day in the past',
  'same-day': 'not the day that was asked for',
  'smaller-amount': 'too large',
  'team-name': 'not the name of a team; an address is not one',
};

const TWICE = {
  'person-day': 'the same record of a person and day',
  'team-week': 'the same team and week',
  'team-day': 'the same team and day',
} as const;

const UNITS: Readonly<Record<UsageUnit, string>> = {
  characters: 'characters in a line',
  combinations: 'combinations of model, terminal and repository',
  people: 'people',
  records: 'records',
  spend: 'in spend',
  teams: 'teams',
  'week-spend': 'in spend of a team in a week',
  weeks: 'weeks',
};

const DOWNLOAD = 'Download the file again.';
const LATER = 'Read these days again later.';
const FORMATS =
  'Choose the pages of the Claude Code Analytics API, Copilot’s usage reports, GitHub’s billing report, a table with person and date, or a table with week_start and active_people.';

const TOTALS = {
  month: () => 'totals of a month, which don’t show weeks. Download GitHub’s billing report as CSV: it has days.',
  '28-days': (count: Formats['count']) =>
    `totals of ${count(28)} days, which don’t show weeks. Download the report of each day, users-1-day.`,
  summary: () =>
    'no users, so it doesn’t show who used the assistant. Download GitHub’s AI usage report: it has users.',
} as const;

const SENTENCES: Sentences = {
  'usage-empty': ({ file }) => `${nameOf(file)} is empty. ${DOWNLOAD}`,
  'usage-not-text': ({ file, line }, formats) =>
    `${inLine(file, line, formats)}: this is not UTF-8 text. Save it as UTF-8, or as UTF-16 with a byte order mark.`,
  'usage-nul': ({ file, line }, formats) =>
    `${inLine(file, line, formats)}: there are characters that text does not have. Save it as UTF-8, or as UTF-16 with a byte order mark.`,
  'usage-packed': ({ file }) => `${nameOf(file)} is compressed. Unpack it first.`,
  'usage-written': ({ file }) =>
    `${nameOf(file)} was written by the command line. Choose it alone, or name it there with report --usage.`,
  'usage-not-json': ({ file, line }, formats) => `${inLine(file, line, formats)}: this is not valid JSON. ${DOWNLOAD}`,
  'usage-cut': ({ file }) => `${nameOf(file)} ends in the middle of a record. ${DOWNLOAD}`,
  'usage-quote': ({ file, line }, formats) =>
    `${inLine(file, line, formats)}: a quote is not closed. Close it, or export the table again.`,
  'usage-unknown-format': ({ file }, formats, origin) =>
    origin === 'responses'
      ? `${responseOf(file, formats)} is not a page of the Claude Code Analytics API. Check the address.`
      : `${nameOf(file)} has no format that we know. ${FORMATS}`,
  'usage-mixed-formats': ({ file }) =>
    `${nameOf(file)} mixes two formats, or weeks and days. Choose files that each have one of them.`,
  'usage-totals-only': ({ file, period }, { count }) => `${nameOf(file)} has ${TOTALS[period](count)}`,
  'usage-unknown-column': ({ file, column }, { count }) =>
    `${nameOf(file)}, column ${count(column)}: we don’t know this column. Remove it. A table has week_start or date, team, active_people, people, seats, spend and currency; a table of members has person and team.`,
  'usage-missing-column': ({ file, field }) => `${nameOf(file)} has no column ${field}. Add it to the first line.`,
  'usage-column-twice': ({ file, field }) => `${nameOf(file)} has the column ${field} twice. Remove one of them.`,
  'usage-two-week-columns': ({ file }) =>
    `${nameOf(file)} has both week_start and date. Keep the one that says what a row is for.`,
  'usage-pages-missing': ({ file, day: date }, { day }) =>
    `${nameOf(file)}: the last page of ${day(date)} is missing. Add the pages that follow, until has_more is false.`,
  'usage-cells': ({ place, cells, columns }, formats) =>
    `${at(place, formats)} has ${formats.count(cells)} cells, and the first line has ${formats.count(columns)} columns. Correct the row, or export the table again.`,
  'usage-value': ({ place, field, expected }, formats, origin) =>
    `${at(place, formats, origin)}: ${field} is ${WRONG[expected]}. ${origin === 'responses' ? LATER : 'Correct the value, or download the file again.'}`,
  'usage-price': ({ place }, formats) =>
    `${at(place, formats)}: the amount is not one US cent for each AI credit, so we can’t tell what was paid. ${DOWNLOAD}`,
  'usage-date-order': ({ place, days: [one, other] }, formats) =>
    `${at(place, formats)}: the date can be ${formats.day(one)} or ${formats.day(other)}, and no date of the file shows which. Download the file again without opening it in a spreadsheet, or write all dates with the year first and the day last.`,
  'usage-twice': ({ place, unit }, formats, origin) =>
    `${at(place, formats, origin)}: ${TWICE[unit]} was read before. ${origin === 'responses' ? LATER : 'Remove files that overlap, and rows that repeat.'}`,
  'usage-one-team': ({ place, names: [one, other] }, formats) =>
    `${at(place, formats)}: ${nameOf(one)} and ${nameOf(other)} are the same team, which has a row for this time already. Keep one of the rows.`,
  'usage-more-active': ({ place }, formats) =>
    `${at(place, formats)}: more people are active than the team has. Write all members of the team in the column people, whether they used the assistant or not.`,
  'usage-two-currencies': ({ place, field }, formats, origin) =>
    `${at(place, formats, origin)}: ${field} differs from the currency before it. ${origin === 'responses' ? 'Read only days with one currency.' : 'Convert all amounts to one currency.'}`,
  'usage-no-currency': ({ place }, formats) =>
    `${at(place, formats)} has spend, and no currency. Add a column currency, such as USD.`,
  'usage-two-teams': ({ place }, formats) =>
    `${at(place, formats)}: this person is in another team before. Keep one row for each person.`,
  'usage-same-team-name': ({ place }, formats) =>
    `${at(place, formats)}: two teams have this slug. Use the reports of one organization, or a table with person and team.`,
  'usage-team-twice': ({ place, line }, formats) =>
    `${at(place, formats)}: this team is in line ${formats.count(line)} already. Keep one of the rows.`,
  'usage-team-count': ({ file, count: teams, min, max }, { count }) =>
    teams === null
      ? `${nameOf(file)} has more than ${count(max)} teams, the limit. Remove rows, or make two reports.`
      : `${nameOf(file)} has too few teams: ${count(teams)} instead of at least ${count(min)}. Add teams, also those that have not started.`,
  'usage-too-large': ({ unit, limit }, { count }, origin) =>
    `The ${origin} have more than ${count(limit)} ${UNITS[unit]}, the limit. Choose ${origin === 'responses' ? '' : 'fewer files, or '}a shorter period.`,
  'usage-no-records': () => 'The files have no records of use. Choose files of days in which the assistant was used.',
  'usage-no-team': () =>
    'The files don’t say who belongs to which team. Add a table with person and team, or say that all people are one team.',
  'usage-two-memberships': () =>
    'There are two answers to who belongs to which team: a table, and Copilot’s user-teams reports. Choose one of them.',
  'usage-unknown-people': () =>
    'No one who used the assistant is in a team. Name people in the table as the source does: by email address for Claude Code, by login for GitHub.',
  'usage-unknown-team': () =>
    'A team that is named as not seen by a source is not in the files. Write its name as in the files.',
};

/**
 * Explains why files or responses of usage cannot be used, where the problem is, and what to do next. Contains only numbers, days,
 * and names of fields and files.
 */
export function usageFailureText(formats: Formats, failure: UsageFailure, origin: Origin = 'files'): string {
  return sentenceOf(formats, failure.reason, failure, origin);
}

function sentenceOf<Reason extends UsageFailureReason>(
  formats: Formats,
  reason: Reason,
  failure: Of<Reason>,
  origin: Origin,
): string {
  return SENTENCES[reason](failure, formats, origin);
}

const nameOf = (file: string) => bidiIsolate(file);

const inLine = (file: string, line: number | null, { count }: Formats) =>
  line === null ? nameOf(file) : `${nameOf(file)}, line ${count(line)}`;

const responseOf = (date: string, { day }: Formats) => `The response for ${day(date)}`;

function at({ file, line, entry }: UsagePlace, formats: Formats, origin: Origin = 'files'): string {
  const where = origin === 'responses' ? responseOf(file, formats) : inLine(file, line, formats);
  return entry === null ? where : `${where}, entry ${formats.count(entry)}`;
}
