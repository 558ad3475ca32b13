import { basename } from 'node:path';
import { type ReadUsage, readUsage, type UsageFileInput, type UsageOptions } from '@roi-insight/assistant-usage';
import { type Formats, usageOptionErrors } from '@roi-insight/report-text';
import { wrongInput } from '../exitCodes.ts';
import { chunksOf } from '../files/chunksOf.ts';
import { ProgressLine } from '../ProgressLine.ts';
import type { Terminal } from '../Terminal.ts';
import { refusedUsage } from './refusedUsage.ts';
import { givenDays } from './usageDays.ts';
import type { UsageCommandOptions } from './usageOptions.ts';

/** The file of an argument, which is read with a progress line. */
export const usageFile = (file: string, line: ProgressLine, { signal }: Terminal): UsageFileInput => ({
  name: basename(file),
  chunks: chunksOf(file, line, signal),
});

/** Reads usage from files. */
export async function readUsageFiles(
  formats: Formats,
  files: readonly string[],
  reading: UsageOptions,
  options: UsageCommandOptions,
  terminal: Terminal,
): Promise<ReadUsage['usage']> {
  const days = givenDays(options, terminal.now());
  const line = new ProgressLine(terminal.stderr);
  try {
    const { teams } = options;
    const named = teams === undefined ? files : [teams, ...files];
    const read = await readUsage(
      named.map((file) => usageFile(file, line, terminal)),
      { ...reading, days: days === null ? null : { ...days, missing: [] } },
    );
    if (read.kind === 'refused') {
      const isAsked = read.table !== undefined && options.source === 'table';
      throw wrongInput([refusedUsage(formats, read), ...(isAsked ? [usageOptionErrors.nameColumns] : [])].join('\n'));
    }
    return read.usage;
  } finally {
    line.end();
  }
}
