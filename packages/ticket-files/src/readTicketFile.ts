import { decodeText, isJson, RowReader } from '@roi-insight/file-reading';
import { type TimedTicket, wallClock } from '@roi-insight/roi-math';
import { mappedColumns, readColumns } from './csv/columns.ts';
import { CsvCells } from './csv/CsvCells.ts';
import { CsvTickets } from './csv/CsvTickets.ts';
import { dateReader } from './csv/readDate.ts';
import { ticketDelimiterOf } from './csv/ticketDelimiterOf.ts';
import { JiraIssues } from './jira/JiraIssues.ts';
import { csvOrJson, refuseMarkup } from './csvOrJson.ts';
import { JiraJson } from './jira/JiraJson.ts';
import { JiraLines } from './jira/JiraLines.ts';
import { type ProblemList, Problems, type TicketFileRefusal, type UnknownStatus } from './Problems.ts';
import { type StatusMap, WELL_KNOWN_STATUSES } from './statusMap.ts';
import { type ColumnMapping, DATE_COLUMNS } from './table/ColumnMapping.ts';
import { isUsuallyLeftOut } from './table/isUsuallyLeftOut.ts';
import { withoutTitle } from './table/withoutTitle.ts';
import { TicketFileError } from './TicketFileError.ts';

/** Options for reading a file. */
export interface TicketFileOptions {
  /** Categories of statuses that are not well known. */
  readonly statuses: StatusMap;
  /** IANA name of the zone for times without an offset. */
  readonly timeZone: string;
  /** The current time, ISO 8601. Later dates are refused. */
  readonly now: string;
  /** The mapping for a table with foreign columns; null for a table with our own columns, and for Jira's JSON. */
  readonly columns: ColumnMapping | null;
}

/** The tickets of a file. */
export interface TicketFile {
  readonly kind: 'read';
  readonly tickets: readonly TimedTicket[];
  /** Number of sub-tasks, epics and issues above them, which are left out. */
  readonly outOfScope: number;
  /** Number of issues that lack fields that every issue has, and of tickets with impossible numbers, dates or orders of dates. They are left out. */
  readonly unreadable: number;
  /** Number of older versions of Jira's issues, which do not count. */
  readonly olderVersions: number;
  /** The problems that cost only their tickets, or the histories of these. */
  readonly defects: ProblemList;
  /** Number of tickets whose status changes have gaps, do not lead to the current status, or have an unclear order. */
  readonly incompleteHistories: number;
  /** Number of status changes. */
  readonly changes: number;
  /** Time of the last event in the file, in epoch milliseconds. Later events are unknown. */
  readonly latestMs: number;
  /** Whether starts and completions are days without times. */
  readonly hasWholeDays: boolean;
  /** Heading of the column with the size of tickets; null for Jira's issues, which have an estimate. */
  readonly sizeColumn: string | null;
}

interface Found extends Omit<TicketFile, 'kind'> {
  readonly unknownStatuses: readonly UnknownStatus[];
}

/** Takes text in pieces and returns the tickets at the end. */
interface Reader {
  readonly write: (text: string) => void;
  readonly end: () => void;
  readonly found: () => Found;
}

/** Zone offsets are computed up to this time; later dates use the last offset. */
const ZONE_UNTIL = Date.UTC(2040, 0, 1);

/**
 * Reads a file of tickets from any tracker: a CSV table with a row for each status change or for each ticket, or Jira
 * issues as JSON. `inspectTicketFile` lists the contents of a table with foreign columns, and suggests how to read it.
 * The file is read in pieces, so that it is never in memory as a whole. No value is guessed: a file with a value that
 * cannot be understood is refused with a list of all problems and their lines, unless the value is a number that costs
 * only its ticket.
 * @throws errors of `chunks`, such as a failure of the disk
 * @throws {RangeError} if the zone is unknown
 */
export async function readTicketFile(
  chunks: AsyncIterable<Uint8Array>,
  options: TicketFileOptions,
): Promise<TicketFile | TicketFileRefusal> {
  const problems = new Problems();
  let reader: Reader | null = null;
  try {
    for await (const text of withoutTitle(decodeText(csvOrJson(chunks)))) {
      reader ??= /\S/.test(text) ? readerOf(text, options, problems) : null;
      reader?.write(text);
    }
    if (reader === null) throw new TicketFileError(null, { kind: 'empty' });
    reader.end();
  } catch (cause) {
    problems.end(cause);
    return problems.refusal(reader?.found().unknownStatuses ?? []);
  }
  const { unknownStatuses, ...found } = reader.found();
  if (!problems.isEmpty || unknownStatuses.length > 0) return problems.refusal(unknownStatuses);
  return { kind: 'read', ...found };
}

function readerOf(text: string, options: TicketFileOptions, problems: Problems): Reader {
  refuseMarkup(text);
  return isJson(text) ? jsonReader(text, options, problems) : csvReader(options, problems);
}

function jsonReader(text: string, { statuses, timeZone, now }: TicketFileOptions, problems: Problems): Reader {
  const issues = new JiraIssues(
    { statuses, nowMs: Date.parse(now), instantOf: wallClock(timeZone, ZONE_UNTIL) },
    problems,
  );
  const json = JiraLines.accepts(text)
    ? new JiraLines(issues)
    : new JiraJson(text.trimStart().startsWith('['), issues, problems);
  return {
    write: (more) => json.write(more),
    end: () => json.end(),
    found: () => foundIn(issues),
  };
}

function csvReader(options: TicketFileOptions, problems: Problems): Reader {
  const table = new CsvTickets(
    {
      statuses: new Map([...WELL_KNOWN_STATUSES, ...options.statuses]),
      cellsOf: (heading, line) => cellsOf(heading, line, options, problems),
      isLeftOut: leftOutBy(options.columns),
    },
    problems,
  );
  const rows = new RowReader(ticketDelimiterOf, (cells, line) => table.take(cells, line));
  return {
    write: (text) => rows.write(text),
    end: () => {
      rows.end();
      table.finish();
    },
    found: () => foundIn(table),
  };
}

/** The results of a reader. They are getters, which must not be computed before the file was read. */
const foundIn = ({
  tickets,
  outOfScope,
  unreadable,
  olderVersions,
  defects,
  incompleteHistories,
  changes,
  latestMs,
  hasWholeDays,
  sizeColumn,
  unknownStatuses,
}: Found): Found => ({
  tickets,
  outOfScope,
  unreadable,
  olderVersions,
  defects,
  incompleteHistories,
  changes,
  latestMs,
  hasWholeDays,
  sizeColumn,
  unknownStatuses,
});

function cellsOf(
  heading: readonly string[],
  line: number,
  { timeZone, now, columns: mapping }: TicketFileOptions,
  problems: Problems,
): CsvCells {
  const columns = mapping === null ? readColumns(heading, line) : mappedColumns(heading, line, mapping);
  const reading = { order: mapping?.dateOrder ?? null, nowMs: Date.parse(now) };
  const local = dateReader({ ...reading, instantOf: wallClock(timeZone, ZONE_UNTIL) });
  const utc = dateReader({ ...reading, instantOf: (wall) => wall });
  // Some trackers name the time zone in the heading of a column, and not in each date.
  const readerOf = (name: string) => (name.endsWith('(UTC)') ? utc : local);
  const dates = new Map(DATE_COLUMNS.map((column) => [column, readerOf(columns.nameOf(column))]));
  return new CsvCells(columns, dates, problems);
}

function leftOutBy(mapping: ColumnMapping | null): (type: string) => boolean {
  if (mapping === null) return (type) => isUsuallyLeftOut(type, null);
  const leftOut = new Set(mapping.leaveOut.map((type) => type.trim().toLowerCase()));
  return (type) => leftOut.has(type.trim().toLowerCase());
}
