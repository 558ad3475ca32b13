import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { reportToWire } from '@roi-insight/contracts';
import { readTicketFile, reportOfTickets, statusMapOf } from '@roi-insight/ticket-files';

/** Creates the report of one file in a separate process, and prints its time and memory. */
const path = process.argv[2] ?? '';
const started = performance.now();
const timeZone = 'America/New_York';
const now = '2026-03-01T00:00:00Z';
const file = await readTicketFile(createReadStream(path), { statuses: statusMapOf([]), timeZone, now, columns: null });
if (file.kind === 'refused') throw new Error(file.problems.map(({ problem }) => problem.kind).join('\n'));
const made = reportOfTickets(file, {
  adoptionDate: '2025-08-25',
  timeZone,
  now,
  fileName: basename(path),
  includeTickets: false,
});
if (made.kind !== 'report') throw new Error(made.kind);
const bytes = JSON.stringify(reportToWire(made.report)).length;
const { maxRSS } = process.resourceUsage();
process.stdout.write(JSON.stringify({ milliseconds: performance.now() - started, memoryMB: maxRSS / 1000, bytes }));
