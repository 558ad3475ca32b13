import { basename } from 'node:path';
import type { Report } from '@roi-insight/contracts';
import {
  inspectTicketFile,
  isOfOneTeam,
  readStatusMap,
  readTicketFile,
  reportOfTickets,
  type Resolution,
  resolutionsOf,
  type StatusMap,
  type TicketFileRefusal,
} from '@roi-insight/ticket-files';
import {
  failureText,
  type Formats,
  foundTicketsText,
  leftOutTexts,
  problemLines,
  resolutionsText,
  statusMapProblemText,
  ticketFileErrors,
  ticketProblemText,
} from '@roi-insight/report-text';
import { closestNames } from '@roi-insight/jira-reader';
import { isDelivered } from '@roi-insight/roi-math';
import { CommandError, EXIT, wrongInput } from './exitCodes.ts';
import { chunksOf } from './files/chunksOf.ts';
import { lookOf } from './files/lookOf.ts';
import { readInput } from './files/readInput.ts';
import { plainText } from './plainText.ts';
import { ProgressLine } from './ProgressLine.ts';
import { readUsageFile } from './readUsageFile.ts';
import type { ReportOptions } from './options/reportOptions.ts';
import { hasTableOptions, tableColumns } from './tableColumns.ts';
import type { Terminal } from './Terminal.ts';

/** Maximum number of resolutions that a message lists. */
const MAX_LISTED = 20;

/** Creates the report of a file of tickets. */
export async function readTickets(
  formats: Formats,
  file: string,
  adoptionDate: string,
  options: ReportOptions,
  terminal: Terminal,
): Promise<Report> {
  const { timeZone: ownZone } = Intl.DateTimeFormat().resolvedOptions();
  const timeZone = options['time-zone'] ?? ownZone;
  const statuses = await readMap(options.map);
  const usage = await readUsageFile(options);
  if (usage !== undefined && !isOfOneTeam(usage)) throw wrongInput(ticketFileErrors.severalTeams(options.usage ?? ''));
  const now = terminal.now().toISOString();
  const { history } = options;
  const look =
    history === undefined
      ? undefined
      : await lookOf({
          folder: history,
          adopted: adoptionDate,
          isSameProject: ({ provenance }) =>
            provenance?.tracker === 'file' && withoutDates(provenance.host) === withoutDates(basename(file)),
          replaced: options.out ?? [],
        });
  const line = new ProgressLine(terminal.stderr);
  try {
    const chunks = () => chunksOf(file, line, terminal.signal);
    const { columns, notes } = await inspect(formats, file, chunks, options, statuses);
    const read = await readTicketFile(chunks(), { statuses, timeZone, now, columns });
    if (read.kind === 'refused') throw wrongInput(refusalText(file, read, options.map === undefined));
    line.end();
    const { tickets, outOfScope, unreadable } = read;
    const found = foundTicketsText(formats, { tickets: tickets.length, outOfScope, unreadable });
    const resolutions = resolutionsOf(read);
    const withoutWork = await withoutWorkOf(resolutions, options['without-work'] ?? []);
    const chosen = resolutionsText(formats, resolutions, withoutWork);
    for (const note of [found, ...leftOutTexts(formats, read), ...notes, ...(chosen === '' ? [] : [chosen])])
      terminal.stderr.write(`${basename(file)}: ${plainText(note)}\n`);
    line.show('Analyzing');
    const made = reportOfTickets(read, {
      adoptionDate,
      timeZone,
      now,
      fileName: basename(file),
      includeTickets: options['include-tickets'] === true,
      look,
      usage,
      withoutWork,
    });
    if (made.kind === 'nothing-to-measure') {
      const { kind: reason, ...why } = made;
      throw new CommandError(EXIT.tooLittleData, failureText(formats, { reason, source: 'file', choices: [], ...why }));
    }
    return made.report;
  } finally {
    line.end();
  }
}

/**
 * The resolutions in a file for which nothing was built: the usual ones, and those that the user named. Throws a
 * `CommandError` if no ticket has a named one.
 */
async function withoutWorkOf(resolutions: readonly Resolution[], named: readonly string[]): Promise<readonly string[]> {
  const names = resolutions.map(({ name }) => ({ key: name, name }));
  const unknown = named.find((wanted) => names.every(({ name }) => isDelivered(name, [wanted])));
  if (unknown !== undefined) {
    const close = await closestNames(unknown, names, 1);
    const known = (close.length > 0 ? close : names.slice(0, MAX_LISTED)).map(({ name }) => name);
    throw wrongInput(plainText(ticketFileErrors.resolution(unknown, close.length > 0, known)));
  }
  return resolutions
    .filter(({ name, isUsuallyDelivered }) => !isUsuallyDelivered || !isDelivered(name, named))
    .map(({ name }) => name);
}

/** The name of a file without the dates that change with each export: `tickets-2025-12.csv`, `Jira 20251201083000.csv`. */
const withoutDates = (name: string) => name.replaceAll(/20\d\d[-_.]?[01]\d\d*([-_.]\d\d)?/g, '');

/** Determines how to read the file. This reads the whole file once. */
async function inspect(
  formats: Formats,
  file: string,
  chunks: () => AsyncIterable<Uint8Array>,
  options: ReportOptions,
  statuses: StatusMap,
): Promise<ReturnType<typeof tableColumns>> {
  const table = await inspectTicketFile(chunks());
  if (table.kind === 'refused') throw wrongInput(refusalText(file, table, false));
  if (table.kind === 'table') return tableColumns(formats, file, table, options, statuses);
  if (hasTableOptions(options)) throw wrongInput(ticketFileErrors.onlyTables);
  return { columns: null, notes: [] };
}

async function readMap(file: string | undefined): Promise<StatusMap> {
  if (file === undefined) return new Map();
  const read = readStatusMap(await readInput(file));
  if (read.kind === 'refused') throw wrongInput(`${file}: ${statusMapProblemText(read.problem)}`);
  return read.statuses;
}

/** All listed problems, one per line, in a format that editors and CI systems understand. */
function refusalText(
  file: string,
  { problems, count, needsStatusesOnly }: TicketFileRefusal,
  hasNoMap: boolean,
): string {
  const lines = problems.map(
    ({ line, problem }) => `${file}${line === null ? '' : `:${line}`}: ${ticketProblemText(problem)}`,
  );
  const help = needsStatusesOnly && hasNoMap ? [ticketFileErrors.mapStatuses] : [];
  return [...problemLines(lines, count), ...help].join('\n');
}
