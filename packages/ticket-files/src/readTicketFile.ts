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

/** How a file is read. */
export interface TicketFileOptions {
  /** What statuses mean that are not known by themselves. */
  readonly statuses: StatusMap;
  /** IANA name of the zone of times that are written without an offset. */
  readonly timeZone: string;
}

/** The tickets of a file. */
export interface TicketFile {
  readonly kind: 'read';
  readonly tickets: readonly TimedTicket[];
  /** Sub-tasks, epics and above: read, counted, left out. */
  readonly outOfScope: number;
  /** Issues of Jira that lack what every issue has: counted, left out. */
  readonly unreadable: number;
  /** Changes of status that were read. */
  readonly changes: number;
  /** The last moment that the file tells of, in epoch milliseconds: of what came later it says nothing. */
  readonly latestMs: number;
}

/** What a file is read by: text in pieces in, tickets out. */
interface Reader {
  readonly write: (text: string) => void;
  readonly end: () => void;
  readonly found: () => Omit<TicketFile, 'kind'> & { readonly unknownStatuses: readonly UnknownStatus[] };
}

/** Offsets of the zone are known until then: later dates have the last one. */
const ZONE_UNTIL = Date.UTC(2040, 0, 1);

/**
 * Reads a file of tickets of any tracker: a CSV table with a row for each change of status or for each ticket, or Jira's
 * issues as JSON. It is read in pieces and never held as a whole. What cannot be understood is refused, all of it with
 * lines; nothing is guessed.
 * @throws what the chunks throw, such as a failure of the disk
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
