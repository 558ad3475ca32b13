import { type TimedTicket, wallClock } from '@roi-insight/roi-math';
import { CsvTickets } from './csv/CsvTickets.ts';
import { delimiterOf } from './csv/columns.ts';
import { dateReader } from './csv/readDate.ts';
import { RowReader } from './csv/RowReader.ts';
import { decodeText } from './decodeText.ts';
import { JiraIssues } from './jira/JiraIssues.ts';
import { JiraJson } from './jira/JiraJson.ts';
import { Problems, type TicketFileRefusal, UnreadableFileError, type UnknownStatus } from './Problems.ts';
import { type StatusMap, WELL_KNOWN_STATUSES } from './statusMap.ts';

/** Options for reading a file. */
export interface TicketFileOptions {
  /** Categories of statuses that are not well known. */
  readonly statuses: StatusMap;
  /** IANA name of the zone for times without an offset. */
  readonly timeZone: string;
}

/** The tickets of a file. */
export interface TicketFile {
  readonly kind: 'read';
  readonly tickets: readonly TimedTicket[];
  /** Number of sub-tasks, epics and issues above them, which are left out. */
  readonly outOfScope: number;
  /** Number of Jira issues that lack what every issue has, which are left out. */
  readonly unreadable: number;
  /** Number of status changes. */
  readonly changes: number;
  /** Time of the last event in the file, in epoch milliseconds. Anything later is unknown. */
  readonly latestMs: number;
}

/** Takes text in pieces and returns the tickets at the end. */
interface Reader {
  readonly write: (text: string) => void;
  readonly end: () => void;
  readonly found: () => Omit<TicketFile, 'kind'> & { readonly unknownStatuses: readonly UnknownStatus[] };
}

/** Zone offsets are computed up to this time; later dates use the last one. */
const ZONE_UNTIL = Date.UTC(2040, 0, 1);

/**
 * Reads a file of tickets from any tracker: a CSV table with a row for each status change or for each ticket, or Jira
 * issues as JSON. The file is read in pieces and never in memory as a whole. Nothing is guessed: a file with a value that
 * cannot be understood is refused with a list of all problems and their lines.
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
    for await (const text of decodeText(chunks)) {
      reader ??= /\S/.test(text) ? readerOf(text, options, problems) : null;
      reader?.write(text);
    }
    if (reader === null) throw new UnreadableFileError(null, 'The file is empty.');
    reader.end();
  } catch (cause) {
    if (!(cause instanceof UnreadableFileError)) throw cause;
    problems.end(cause);
    return problems.refusal(reader?.found().unknownStatuses ?? []);
  }
  const { unknownStatuses, ...found } = reader.found();
  if (!problems.isEmpty || unknownStatuses.length > 0) return problems.refusal(unknownStatuses);
  return { kind: 'read', ...found };
}

function readerOf(text: string, options: TicketFileOptions, problems: Problems): Reader {
  const first = text.trimStart()[0];
  return first === '{' || first === '[' ? jsonReader(first === '[', options, problems) : csvReader(options, problems);
}

function jsonReader(isArray: boolean, { statuses }: TicketFileOptions, problems: Problems): Reader {
  const issues = new JiraIssues(statuses, problems);
  const json = new JiraJson(isArray, issues, problems);
  return {
    write: (text) => json.write(text),
    end: () => json.end(),
    found: () => {
      const { tickets, outOfScope, unreadable, changes, latestMs, unknownStatuses } = issues;
      return { tickets, outOfScope, unreadable, changes, latestMs, unknownStatuses };
    },
  };
}

function csvReader({ statuses, timeZone }: TicketFileOptions, problems: Problems): Reader {
  const dates = dateReader(wallClock(timeZone, ZONE_UNTIL));
  const table = new CsvTickets(new Map([...WELL_KNOWN_STATUSES, ...statuses]), dates, problems);
  const rows = new RowReader(delimiterOf, (cells, line) => table.take(cells, line));
  return {
    write: (text) => rows.write(text),
    end: () => {
      rows.end();
      table.finish();
    },
    found: () => {
      const { tickets, outOfScope, changes, latestMs, unknownStatuses } = table;
      return { tickets, outOfScope, unreadable: 0, changes, latestMs, unknownStatuses };
    },
  };
}
