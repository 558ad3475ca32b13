import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Report } from '@roi-insight/contracts';
import {
  readStatusMap,
  readTicketFile,
  reportOfTickets,
  type StatusMap,
  type TicketFileRefusal,
} from '@roi-insight/ticket-files';
import { failureText, type Formats } from '@roi-insight/report-text';
import type { Options } from './commandLine.ts';
import { CommandError, EXIT, wrongInput } from './exitCodes.ts';
import { ProgressLine } from './ProgressLine.ts';
import type { Terminal } from './Terminal.ts';

/** How often the progress of a file is shown, in bytes. */
const SHOWN_EVERY = 4_000_000;

/** The report of a file of tickets. */
export async function readTickets(
  formats: Formats,
  file: string,
  adoptionDate: string,
  options: Options,
  terminal: Terminal,
): Promise<Report> {
  const { timeZone: ownZone } = Intl.DateTimeFormat().resolvedOptions();
  const timeZone = options['time-zone'] ?? ownZone;
  const statuses = await readMap(options.map);
  const now = terminal.now().toISOString();
  const line = new ProgressLine(terminal.stderr);
  try {
    const read = await readTicketFile(chunksOf(file, line, terminal.signal), {
      statuses,
      timeZone,
      now,
      columns: null,
    });
    if (read.kind === 'refused') throw wrongInput(refusalText(file, read, options.map === undefined));
    line.show('Analyzing');
    const made = reportOfTickets(read, {
      adoptionDate,
      timeZone,
      now,
      fileName: basename(file),
      includeTickets: options['include-tickets'] === true,
    });
    if (made.kind === 'nothing-to-measure') {
      const { kind: reason, funnel, measure } = made;
      const why = failureText(formats, { reason, source: 'file', choices: [], funnel, measure });
      throw new CommandError(EXIT.tooLittleData, why);
    }
    return made.report;
  } finally {
    line.end();
  }
}

async function* chunksOf(file: string, line: ProgressLine, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let done = 0;
  let shown = 0;
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  try {
    for await (const chunk of createReadStream(file, { signal })) {
      yield chunk;
      done += chunk.length;
      if (done - shown < SHOWN_EVERY) continue;
      shown = done;
      line.show(`Reading ${basename(file)}: ${Math.min(100, Math.round((100 * done) / size))}%`);
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw unreadable(file, cause);
  }
}

async function readMap(file: string | undefined): Promise<StatusMap> {
  if (file === undefined) return new Map();
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  const read = readStatusMap(text.replace(/^\uFEFF/, ''));
  if (read.kind === 'refused') throw wrongInput(`${file}: ${read.message}`);
  return read.statuses;
}

/** The error for a file that cannot be read. */
export function unreadable(file: string, cause: unknown): CommandError {
  const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
  return wrongInput(`${file} ${isMissing ? 'does not exist' : 'cannot be read'}.`);
}

/** All listed problems, one a line, in a format that editors and CI systems can follow. */
function refusalText(
  file: string,
  { problems, count, needsStatusesOnly }: TicketFileRefusal,
  hasNoMap: boolean,
): string {
  const lines = problems.map(({ line, message }) => `${file}${line === null ? '' : `:${line}`}: ${message}`);
  const more = count > problems.length ? [`… and ${count - problems.length} more problems.`] : [];
  const help = needsStatusesOnly && hasNoMap ? ['Say what these statuses mean with --map FILE.'] : [];
  return [...lines, ...more, ...help].join('\n');
}
