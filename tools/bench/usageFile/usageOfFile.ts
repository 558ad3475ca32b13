import { createReadStream } from 'node:fs';
import { readUsage } from '@roi-insight/assistant-usage';

/** Reads the files of one run in a separate process, and prints its time and memory. */
const started = performance.now();
const reading = await readUsage(
  process.argv.slice(2).map((name) => ({ name, chunks: createReadStream(name) })),
  { team: null, now: '2026-11-26T00:00:00Z', days: null },
);
if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.failures));
const { maxRSS } = process.resourceUsage();
process.stdout.write(
  JSON.stringify({
    milliseconds: performance.now() - started,
    memoryMB: maxRSS / 1000,
    spend: reading.usage.sources[0]?.summary.spend,
  }),
);
