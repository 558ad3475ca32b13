import { reportToWire } from '@roi-insight/contracts';
import {
  inspectTicketFile,
  readTicketFile,
  reportOfTickets,
  resolutionsOf,
  statusMapOf,
} from '@roi-insight/ticket-files';
import { piecesOf } from '../worker/piecesOf.ts';
import type { TicketFileJob, TicketFileMessage } from './messages.ts';

type Post = (message: TicketFileMessage) => void;

/** Inspects a ticket file, or reads it and creates its report. */
export const answerTicketJob = (job: TicketFileJob, post: Post): Promise<TicketFileMessage> =>
  job.kind === 'inspect' ? inspect(job, post) : analyze(job, post);

type JobOf<Kind extends TicketFileJob['kind']> = Extract<TicketFileJob, { kind: Kind }>;

const piecesWithProgress = (file: File, post: Post) => piecesOf(file, (share) => post({ kind: 'progress', share }));

async function inspect({ file }: JobOf<'inspect'>, post: Post): Promise<TicketFileMessage> {
  const inspection = await inspectTicketFile(piecesWithProgress(file, post));
  return inspection.kind === 'refused' ? inspection : { kind: 'inspected', inspection };
}

async function analyze(job: JobOf<'analyze'>, post: Post): Promise<TicketFileMessage> {
  const { file, meanings, columns, adoptionDate, includeTickets, timeZone, now } = job;
  const read = await readTicketFile(piecesWithProgress(file, post), {
    statuses: statusMapOf(meanings),
    timeZone,
    now,
    columns,
  });
  if (read.kind === 'refused') return read;
  const withoutWork = columns?.withoutWork;
  const made = reportOfTickets(read, { adoptionDate, timeZone, now, fileName: file.name, includeTickets, withoutWork });
  if (made.kind !== 'report') return made;
  const { tickets = null, ...report } = reportToWire(made.report);
  const { outOfScope, unreadable, olderVersions, defects } = read;
  return {
    kind: 'report',
    text: JSON.stringify(report),
    tickets: tickets && JSON.stringify(tickets),
    found: read.tickets.length + outOfScope + unreadable,
    outOfScope,
    unreadable,
    olderVersions,
    defects,
    resolutions: resolutionsOf(read),
  };
}
