import { reportToWire } from '@roi-insight/contracts';
import { inspectTicketFile, readTicketFile, reportOfTickets, statusMapOf } from '@roi-insight/ticket-files';
import { piecesOf } from '../worker/piecesOf.ts';
import type { TicketFileJob, TicketFileMessage } from './messages.ts';

/** The worker: inspects a ticket file, or reads it and creates its report. */
const post = (message: TicketFileMessage) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<TicketFileJob>) => {
  const done = data.kind === 'inspect' ? inspect(data) : analyze(data);
  done.then(post, () => post({ kind: 'failed', message: 'The file could not be read. Choose it again.' }));
});

type JobOf<Kind extends TicketFileJob['kind']> = Extract<TicketFileJob, { kind: Kind }>;

const piecesWithProgress = (file: File) => piecesOf(file, (share) => post({ kind: 'progress', share }));

async function inspect({ file }: JobOf<'inspect'>): Promise<TicketFileMessage> {
  const inspection = await inspectTicketFile(piecesWithProgress(file));
  return inspection.kind === 'refused' ? inspection : { kind: 'inspected', inspection };
}

async function analyze(job: JobOf<'analyze'>): Promise<TicketFileMessage> {
  const { file, meanings, columns, adoptionDate, includeTickets, timeZone, now } = job;
  const read = await readTicketFile(piecesWithProgress(file), {
    statuses: statusMapOf(meanings),
    timeZone,
    now,
    columns,
  });
  if (read.kind === 'refused') return read;
  const made = reportOfTickets(read, { adoptionDate, timeZone, now, fileName: file.name, includeTickets });
  if (made.kind !== 'report') return made;
  const { tickets = null, ...report } = reportToWire(made.report);
  const { outOfScope, unreadable } = read;
  return {
    kind: 'report',
    text: JSON.stringify(report),
    tickets: tickets && JSON.stringify(tickets),
    found: read.tickets.length + outOfScope + unreadable,
    outOfScope,
  };
}
