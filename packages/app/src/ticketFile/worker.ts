import { reportToWire } from '@roi-insight/contracts';
import { readingFailureTexts } from '@roi-insight/report-text';
import {
  inspectTicketFile,
  readTicketFile,
  reportOfTickets,
  resolutionsOf,
  statusMapOf,
} from '@roi-insight/ticket-files';
import { answerJob } from '../worker/answerJob.ts';
import { piecesOf } from '../worker/piecesOf.ts';
import type { TicketFileJob, TicketFileMessage } from './messages.ts';

type Post = (message: TicketFileMessage) => void;

/** The worker: inspects a ticket file, or reads it and creates its report. */
answerJob<TicketFileJob, TicketFileMessage>(
  (job, post) => (job.kind === 'inspect' ? inspect(job, post) : analyze(job, post)),
  readingFailureTexts.file,
);

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
  const { outOfScope, unreadable } = read;
  return {
    kind: 'report',
    text: JSON.stringify(report),
    tickets: tickets && JSON.stringify(tickets),
    found: read.tickets.length + outOfScope + unreadable,
    outOfScope,
    unreadable,
    resolutions: resolutionsOf(read),
  };
}
