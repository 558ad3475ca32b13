import { reportToWire } from '@roi-insight/contracts';
import { readTicketFile, reportOfTickets, statusMapOf } from '@roi-insight/ticket-files';
import { piecesOf } from '../worker/piecesOf.ts';
import type { TicketFileJob, TicketFileMessage } from './messages.ts';

/** The worker: reads a ticket file and creates its report. */
const post = (message: TicketFileMessage) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<TicketFileJob>) => {
  analyze(data).then(post, () => post({ kind: 'failed', message: 'The file could not be read. Choose it again.' }));
});

async function analyze(job: TicketFileJob): Promise<TicketFileMessage> {
  const { file, meanings, adoptionDate, includeTickets, timeZone, now } = job;
  const pieces = piecesOf(file, (share) => post({ kind: 'progress', share }));
  const read = await readTicketFile(pieces, { statuses: statusMapOf(meanings), timeZone, now, columns: null });
  if (read.kind === 'refused') return read;
  const made = reportOfTickets(read, { adoptionDate, timeZone, now, fileName: file.name, includeTickets });
  if (made.kind !== 'report') return made;
  const { tickets = null, ...report } = reportToWire(made.report);
  return { kind: 'report', text: JSON.stringify(report), tickets: tickets && JSON.stringify(tickets) };
}
