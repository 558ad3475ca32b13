import { readUsage, UsageCollection, type UsageOptions, type UsageRefusal } from '@roi-insight/assistant-usage';
import type { CalendarDate, Usage } from '@roi-insight/contracts';
import { readClaudeDays, UsageApiError } from '@roi-insight/jira-reader';
import { type Formats, secretErrors, usageOptionErrors } from '@roi-insight/report-text';
import { CommandError, EXIT, wrongInput } from '../exitCodes.ts';
import { ProgressLine } from '../ProgressLine.ts';
import { readSecret, SECRETS } from '../secret.ts';
import type { Terminal } from '../Terminal.ts';
import { usageFile } from './readUsageFiles.ts';
import { refusedUsage } from './refusedUsage.ts';
import { usageApi } from './usageApi.ts';
import { daysToRead } from './usageDays.ts';
import type { UsageCommandOptions } from './usageOptions.ts';

/** Usage that was read from an API. */
interface ReadDays {
  readonly usage: Usage;
  /** Days that could not be read. */
  readonly missing: readonly CalendarDate[];
}

/** Reads usage from the Claude Code Analytics API. */
export async function readUsageApi(
  formats: Formats,
  reading: UsageOptions,
  options: UsageCommandOptions,
  terminal: Terminal,
): Promise<ReadDays> {
  const { signal, backoffMs } = terminal;
  const { teams } = options;
  if (teams === undefined && reading.team === null) throw wrongInput(usageOptionErrors.noTeams);
  const api = usageApi(options.url);
  const days = daysToRead(options, terminal.now());
  const line = new ProgressLine(terminal.stderr);
  const collection = new UsageCollection(reading);
  try {
    if (teams !== undefined) {
      await checkTeams(formats, teams, line, terminal);
      await collection.addFile(usageFile(teams, line, terminal));
    }
    const missing = await readClaudeDays({
      ...api,
      key: await readKey(terminal),
      days,
      take: (day, pages) => {
        for (const page of pages) {
          const taken = collection.addClaudePage(day, page);
          if (taken.kind === 'refused') throw refusal(formats, taken);
        }
      },
      onProgress: (done) => line.show(`Reading usage: ${done} of ${days.length} days`),
      signal,
      backoffMs,
    });
    const [first = '', last = first] = [days[0], days.at(-1)];
    const read = collection.finish({ first, last, missing });
    if (read.kind === 'refused') throw refusal(formats, read);
    return { usage: read.usage, missing };
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof UsageApiError)) throw cause;
    throw cause.reason === 'address' ? wrongInput(cause.message) : new CommandError(EXIT.trackerFailed, cause.message);
  } finally {
    line.end();
  }
}

/** The error of refused responses. The table of teams was checked before, so every failure with a place concerns a response. */
function refusal(formats: Formats, refused: UsageRefusal): CommandError {
  const isOfResponse = refused.failures.some((failure) => 'place' in failure || 'file' in failure);
  return new CommandError(
    isOfResponse ? EXIT.trackerFailed : EXIT.wrongInput,
    refusedUsage(formats, refused, 'responses'),
  );
}

/** Reads the key, which may only contain printable characters, because it becomes a header. */
async function readKey(terminal: Terminal): Promise<string> {
  const key = await readSecret(SECRETS.claude, terminal);
  if (!/^[\x21-\x7e]+$/.test(key)) throw wrongInput(secretErrors.wrongCharacters);
  return key;
}

/** Checks that a file assigns people to teams and contains nothing else, before a reading of several minutes begins. */
async function checkTeams(formats: Formats, file: string, line: ProgressLine, terminal: Terminal): Promise<void> {
  const now = terminal.now().toISOString();
  const read = await readUsage([usageFile(file, line, terminal)], { team: null, now, days: null });
  if (read.kind === 'read') throw wrongInput(usageOptionErrors.teams);
  if (read.failures.some(({ reason }) => reason !== 'usage-no-records')) throw wrongInput(refusedUsage(formats, read));
}
