import { reportToWire } from '@roi-insight/contracts';
import { readTicketFile, reportOfTickets, statusMapOf } from '@roi-insight/ticket-files';
import type { TicketFileJob, TicketFileMessage } from './messages.ts';

/** The worker: reads a ticket file and creates its report. */
const post = (message: TicketFileMessage) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<TicketFileJob>) => {
  analyze(data).then(post, () => post({ kind: 'failed', message: 'The file could not be read. Choose it again.' }));
});

async function analyze(job: TicketFileJob): Promise<TicketFileMessage> {
  const { file, meanings, adoptionDate, includeTickets, timeZone, now } = job;
  const read = await readTicketFile(piecesOf(file), { statuses: statusMapOf(meanings), timeZone, now, columns: null });
  if (read.kind === 'refused') return read;
  const made = reportOfTickets(read, { adoptionDate, timeZone, now, fileName: file.name, includeTickets });
  return made.kind === 'report' ? { kind: 'report', text: JSON.stringify(reportToWire(made.report)) } : made;
}

/** Not every browser supports async iteration of streams. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  let done = 0;
  for (;;) {
    const { value } = await reader.read();
    if (value === undefined) return;
    yield value;
    done += value.length;
    post({ kind: 'progress', share: done / file.size });
  }
}
