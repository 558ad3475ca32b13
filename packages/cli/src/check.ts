import { checkAccess } from '@roi-insight/jira-reader';
import type { Options } from './commandLine.ts';
import { EXIT, type ExitCode } from './exitCodes.ts';
import { printJson } from './printJson.ts';
import { printLines } from './printLines.ts';
import { readTracker, trackerFields } from './readTracker.ts';
import type { Terminal } from './Terminal.ts';

const TRACKERS = { cloud: 'Jira Cloud', 'data-center': 'Jira Data Center' } as const;

/** `check`: whether the credential can read the data of a report. Throws a `CommandError` that names what is missing. */
export async function check(options: Options, terminal: Terminal): Promise<ExitCode> {
  const fields = await trackerFields(options, terminal);
  const access = await readTracker(fields.jira_url, terminal, (reading) => checkAccess(fields, reading));
  if (options.json === true) {
    printJson(terminal, JSON.stringify(access));
    return EXIT.reported;
  }
  const { tracker, host, project, time_zone: zone, tickets, days } = access;
  const read =
    tickets === 0
      ? `No tickets were created or completed in the last ${days} days, so ticket histories couldn't be checked.`
      : `Read ${tickets} tickets and their histories from the last ${days} days.`;
  printLines(terminal.stdout, [
    `${TRACKERS[tracker]} at ${host} accepted the token. Time zone: ${zone}.`,
    `Found project ${project.key} (${project.name}).`,
    read,
  ]);
  return EXIT.reported;
}
